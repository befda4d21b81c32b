import type { Context } from 'hono'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { messages } from '#machines/reference/messages.ts'
import { type CodeVerdict, issueCode, tryCode } from '../codes/codes.store.ts'
import type { Deps } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { ServerEnv } from '../http/env.ts'
import { ApiError } from '../http/fail.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { counter } from '../http/rate-limit.ts'
import { unknownDevicesAllowance } from '../messages/allowance.ts'
import { codeMail } from '../messages/mail-templates.ts'
import { sendAwaitedSms } from '../messages/send-awaited-sms.ts'
import { sendMail } from '../messages/send-mail.ts'
import type { SmsTemplate } from '../messages/sms-templates.ts'
import { type Guess, guessGuard } from './guesses.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { numberTries } from './unknown-device-limits.ts'
import { unlockMails } from './unlock-mails.ts'

const withinSeconds = 3_600

type Kind = { purpose: string; digits: number; sms: (code: string) => SmsTemplate }
type CodeRequest = {
  c: Context<ServerEnv>
  mobile: string
  isKnown: boolean
  /** Where a link goes that opens the number once it is locked; only an address that is certainly the owner's. */
  email?: string | undefined
}

/** Whether it went by mail and not to the number. */
type CodeSent = { isMailed: boolean }

/**
 * Codes that prove a number. Codes and attempts are counted per number, whatever they are for; those of a device that
 * has signed in before are counted, and valid, apart, so that unknown devices cannot use them up (decision 0272).
 */
export function loginCodes(deps: Deps, { purpose, digits, sms }: Kind) {
  const { moreCodes, moreTries } = retryAfterMessage
  const limit = (name: string, times: number, words: (time: string) => string) =>
    counter(deps, { name, times, withinSeconds, words })
  const { otpSendsPerHour } = deps.config
  const sends = limit('code-send-device', otpSendsPerHour, moreCodes)
  const unknownDevicesSends = unknownDevicesAllowance(deps)
  const sendsFrom = limit('code-send-address', 4 * otpSendsPerHour, moreCodes)
  const tries = numberTries(deps)
  const triesFrom = limit('code-try-address', 50, moreTries)
  const beginGuess = guessGuard(deps)
  const mailLink = unlockMails(deps)
  const issue = (who: string) => issueCode(deps, { purpose, digits, subject: subjectOf(who) })
  const subjectOf = (who: string) => keyedHash(deps.config.secrets.signing, `mobile ${who}`)
  /** A number as unknown devices ask for it, or as one known device does. */
  const whoOf = (c: Context, mobile: string) => {
    const device = knownDevice(c, deps, mobile)
    return { isUnknownDevice: device === undefined, who: device ? `${mobile} ${device}` : mobile }
  }

  /** A code for an unknown number is made like any other but sent to nobody, so that both take the same time. */
  async function send(asked: CodeRequest): Promise<CodeSent> {
    const { c, mobile, email } = asked
    const { who, isUnknownDevice } = whoOf(c, mobile)
    if (!isUnknownDevice) return sendToOwner(asked, who)
    await sendsFrom.count(clientAddressOf(c))
    const sent = sendToUnknownDevice(asked)
    await (email ? sent.catch(mailLink({ c, mobile, email })) : sent)
    return { isMailed: false }
  }

  async function sendToUnknownDevice({ c, mobile, isKnown }: CodeRequest): Promise<void> {
    await tries.check(mobile)
    await unknownDevicesSends.count(mobile)
    const code = await issue(mobile)
    if (!isKnown) return
    await sendAwaitedSms(deps, { mobile, language: askedLanguage(c) }, sms(code)).catch(async (error) => {
      await unknownDevicesSends.giveBack(mobile)
      throw error
    })
  }

  /** By mail where the number has had as many messages as it gets: a known device is nobody's who reads that mail only. */
  async function sendToOwner({ c, mobile, isKnown, email }: CodeRequest, who: string): Promise<CodeSent> {
    const language = askedLanguage(c)
    await tries.check(who)
    await sends.count(who)
    const code = await issue(who)
    if (!isKnown) return { isMailed: false }
    const isMailed = await sendAwaitedSms(deps, { mobile, language }, sms(code)).then(
      () => false,
      async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'too-many' || email === undefined) throw error
        await sendMail(deps, { email, language }, codeMail(code))
        return true
      },
    )
    return { isMailed }
  }

  /** Attempts are counted before the code is checked, so that parallel attempts gain nothing. */
  async function take({ c, mobile, isKnown }: CodeRequest, code: string): Promise<CodeVerdict> {
    const { who, isUnknownDevice } = whoOf(c, mobile)
    const guess = isUnknownDevice ? await unknownDevicesGuess(clientAddressOf(c)) : undefined
    await tries.count(who)
    const verdict = await tryCode(deps, { purpose, subject: subjectOf(who), code })
    if (isKnown && verdict === 'right') {
      await Promise.all([guess?.right(), tries.giveBack(who)])
      rememberDevice(c, deps, mobile)
      return verdict
    }
    guess?.wrong()
    const refusedFor = isKnown ? verdict : 'unknown number'
    c.var.log.warn({ signIn: purpose, refusedFor }, 'sign-in refused')
    return isKnown ? verdict : 'wrong'
  }

  async function unknownDevicesGuess(address: string): Promise<Guess> {
    await triesFrom.count(address)
    const { right, wrong } = await beginGuess(address)
    return {
      wrong,
      right: async () => void (await Promise.all([right(), triesFrom.giveBack(address)])),
    }
  }

  return { send, take }
}

/** Messages for a refused code. */
export const codeErrorMessages: Record<Exclude<CodeVerdict, 'right'>, string> = {
  wrong: messages.account.invalidOtp,
  expired: messages.account.otpExpired,
  'tries used': messages.account.otpTriesUsed,
}
