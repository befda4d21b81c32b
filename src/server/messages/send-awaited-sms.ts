import { messages } from '#machines/reference/messages.ts'
import type { Deps } from '../deps.ts'
import { ApiError, fail } from '../http/fail.ts'
import { type SmsReceiver, sendSms } from './send-sms.ts'
import type { SmsTemplate } from './sms-templates.ts'

/** A code that somebody waits for: `too-many` where the number gets no more, `unavailable` where it was not accepted. */
export const sendAwaitedSms = (
  deps: Pick<Deps, 'fetch' | 'config' | 'db' | 'log' | 'sayIn'>,
  to: SmsReceiver,
  sms: SmsTemplate,
): Promise<void> =>
  sendSms(deps, to, sms).catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    deps.log.warn({ err: error }, 'code not sent')
    return fail('unavailable', messages.account.otpNotSent)
  })
