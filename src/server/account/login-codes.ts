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
import { type Guess, guessGuard } from './guesses.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { unlockMails } from './unlock-mails.ts'

const withinSeconds = 3_600

type Kind = { purpose: string; digits: number; sms: (code: string) => SmsTemplate }
type CodeRequest = {
  c: Context
  mobile: string
  isKnown: boolean
  /** Where a link goes that opens the number once it is locked; only an address that is certainly the owner's. */
  email?: string | undefined
}

/**
 * Codes that prove a number. Codes and attempts are counted per number, whatever they are for; those of a device that
 * has signed in before are counted, and valid, apart, so that strangers cannot use them up (decision 0272).
 */
export function loginCodes(deps: Deps, { purpose, digits, sms }: Kind) {
  const { moreCodes, unlocked, moreTries } = retryAfterMessage
  const limit = (name: string, times: number, words: (time: string) => string) =>
    counter(deps, { name, times, withinSeconds, words })
  const { otpSendsPerHour } = deps.config
  const sends = limit('code-send-number', otpSendsPerHour, moreCodes)
  const sendsFrom = limit('code-send-address', 4 * otpSendsPerHour, moreCodes)
  const tries = limit('code-try-number', 10, unlocked)
  const triesFrom = limit('code-try-address', 50, moreTries)
  const beginGuess = guessGuard(deps)
  const mailLink = unlockMails(deps)
  const subjectOf = (who: string) => keyedHash(deps.config.secrets.signing, `mobile ${who}`)
  /** A number as strangers ask for it, or as one known device does. */
  const whoOf = (c: Context, mobile: string) => {
    const device = knownDevice(c, deps, mobile)
    return { isStranger: device === undefined, who: device ? `${mobile} ${device}` : mobile }
  }

  /** A code for an unknown number is made like any other but sent to nobody, so that both take the same time. */
  async function send({ c, mobile, isKnown, email }: CodeRequest): Promise<void> {
    const { who, isStranger } = whoOf(c, mobile)
    if (isStranger) await sendsFrom.count(clientAddressOf(c))
    const counted = tries.check(who).then(() => sends.count(who))
    await (isStranger && email ? counted.catch(mailLink({ c, mobile, email })) : counted)
    const code = await issueCode(deps, { purpose, digits, subject: subjectOf(who) })
    if (!isKnown) return
    await sendSms(deps, mobile, sms(code)).catch(async (error) => {
      deps.log.warn({ err: error }, 'code not sent')
      await sends.giveBack(who)
      fail('unavailable', messages.account.otpNotSent)
    })
  }

  /** Attempts are counted before the code is checked, so that parallel attempts gain nothing. */
  async function take({ c, mobile, isKnown }: CodeRequest, code: string): Promise<CodeVerdict> {
    const { who, isStranger } = whoOf(c, mobile)
    const guess = isStranger ? await strangersGuess(clientAddressOf(c)) : undefined
    await tries.count(who)
    const verdict = await tryCode(deps, { purpose, subject: subjectOf(who), code })
    if (isKnown && verdict === 'right') {
      await Promise.all([guess?.right(), tries.giveBack(who)])
      rememberDevice(c, deps, mobile)
      return verdict
    }
    guess?.wrong()
    return isKnown ? verdict : 'wrong'
  }

  async function strangersGuess(address: string): Promise<Guess> {
    await triesFrom.count(address)
    const { right, wrong } = await beginGuess(address)
    return { wrong, right: async () => void (await Promise.all([right(), triesFrom.giveBack(address)])) }
  }

  return { send, take }
}

/** Messages for a refused code. */
export const codeErrorMessages: Record<Exclude<CodeVerdict, 'right'>, string> = {
  wrong: messages.account.invalidOtp,
  expired: messages.account.otpExpired,
  'tries used': messages.account.otpTriesUsed,
}
