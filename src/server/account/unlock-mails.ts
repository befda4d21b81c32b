import type { Context } from 'hono'
import { limits } from '#machines/reference/limits.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Deps } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { ApiError, fail } from '../http/fail.ts'
import { networkOf } from '../http/network.ts'
import { counter, timeIn } from '../http/rate-limit.ts'
import { unlockMail } from '../messages/mail-templates.ts'
import { sendMail } from '../messages/send-mail.ts'
import { unlockLink } from './unlock.routes.ts'

const { perNumber, perNetwork } = limits.otp.unlocks
const withinSeconds = 3_600

type Locked = { c: Context; mobile: string; email: string }

/** Where a number takes no more, its owner is sent a link that opens it, and the refusal says so. */
export function unlockMails(deps: Deps) {
  const networks = counter(deps, { name: 'unlock-network', times: perNetwork, withinSeconds })
  const numbers = counter(deps, { name: 'unlock-number', times: perNumber, withinSeconds })

  async function mail({ c, mobile, email }: Locked): Promise<void> {
    await networks.count(`${mobile} ${networkOf(clientAddressOf(c))}`)
    await numbers.count(mobile)
    const language = askedLanguage(c)
    await sendMail(deps, { email, language }, unlockMail(await unlockLink(deps, language, mobile)))
  }

  return (locked: Locked) =>
    async (refusal: unknown): Promise<never> => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'too-many') throw refusal
      const isMailed = await mail(locked).then(
        () => true,
        (error) => {
          if (!(error instanceof ApiError)) deps.log.warn({ err: error }, 'unlock link not sent')
          return false
        },
      )
      if (!isMailed) throw refusal
      const { retryAfterSeconds = 0 } = refusal.details
      return fail('too-many', retryAfterMessage.mailed(timeIn(retryAfterSeconds * 1_000)), refusal.details)
    }
}
