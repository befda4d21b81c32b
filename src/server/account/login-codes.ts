import type { Context } from 'hono'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { messages } from '#machines/reference/messages.ts'
import { type CodeVerdict, issueCode, tryCode } from '../codes/codes.store.ts'
import type { Deps } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { fail } from '../http/fail.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { counter } from '../http/rate-limit.ts'
import { sendSms } from '../messages/send-sms.ts'
import type { SmsTemplate } from '../messages/sms-templates.ts'

const withinSeconds = 3_600

type Kind = { purpose: string; digits: number; sms: (code: string) => SmsTemplate }
type CodeRequest = { c: Context; mobile: string; isKnown: boolean }

/** Codes that prove a number. Codes and attempts are counted per number, whatever they are for. */
export function loginCodes(deps: Deps, { purpose, digits, sms }: Kind) {
  const { moreCodes, unlocked, moreTries } = retryAfterMessage
  const limit = (name: string, times: number, words: (time: string) => string) =>
    counter(deps, { name, times, withinSeconds, words })
  const { otpSendsPerHour } = deps.config
  const sends = limit('code-send-number', otpSendsPerHour, moreCodes)
  const sendsFrom = limit('code-send-address', 4 * otpSendsPerHour, moreCodes)
  const tries = limit('code-try-number', 10, unlocked)
  const triesFrom = limit('code-try-address', 50, moreTries)
  const subjectOf = (mobile: string) => keyedHash(deps.config.secrets.signing, `mobile ${mobile}`)

  /** A code for an unknown number is made like any other but sent to nobody, so that both take the same time. */
  async function send({ c, mobile, isKnown }: CodeRequest): Promise<void> {
    await tries.check(mobile)
    await sendsFrom.count(clientAddressOf(c))
    await sends.count(mobile)
    const code = await issueCode(deps, { purpose, digits, subject: subjectOf(mobile) })
    if (!isKnown) return
    await sendSms(deps, mobile, sms(code)).catch(async (error) => {
      deps.log.warn({ err: error }, 'code not sent')
      await sends.giveBack(mobile)
      fail('unavailable', messages.account.otpNotSent)
    })
  }

  /** Attempts are counted before the code is checked, so that parallel attempts gain nothing. */
  async function take({ c, mobile, isKnown }: CodeRequest, code: string): Promise<CodeVerdict> {
    const address = clientAddressOf(c)
    await triesFrom.count(address)
    await tries.count(mobile)
    const verdict = await tryCode(deps, { purpose, subject: subjectOf(mobile), code })
    if (!isKnown) return 'wrong'
    if (verdict === 'right') await Promise.all([triesFrom.giveBack(address), tries.giveBack(mobile)])
    return verdict
  }

  return { send, take }
}

/** Messages for a refused code. */
export const codeErrorMessages: Record<Exclude<CodeVerdict, 'right'>, string> = {
  wrong: messages.account.invalidOtp,
  expired: messages.account.otpExpired,
  'tries used': messages.account.otpTriesUsed,
}
