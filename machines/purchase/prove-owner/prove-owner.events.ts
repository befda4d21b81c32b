import { button, type EventsOf, form } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { judged } from '../../schemas/answers.ts'

const { resume, account, labels } = messages
const code = new RegExp(`^\\d{${limits.otp.digits.customer}}$`)

export const proveOwnerEvents = {
  'code.requested': button(resume.sendCode),
  'code.given': form(
    resume.verify,
    {
      otp: {
        label: 'OTP',
        control: 'otp',
        secret: true,
        schema: judged((otp) => (code.test(otp) ? undefined : account.invalidOtp)),
        autocomplete: 'one-time-code',
        maxLength: limits.otp.digits.customer,
      },
    },
    [{ otp: '1234' }],
  ),
  'code.resent': button(labels.resend),
  'code.retried': button(resume.retry),
  'search.restarted': button(labels.newSearch),
} as const

export type ProveOwnerEvent = EventsOf<typeof proveOwnerEvents>
