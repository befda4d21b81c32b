import { button, type EventsOf, form } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { judged } from '../../schemas/answers.ts'
import { loginMobile } from '../own-details.question.ts'

const { account, labels } = messages
const { digits } = limits.otp

/** A code of a given length; its last digit submits it (VALID-11, VALID-12). */
const otpQuestion = (length: number) =>
  form(
    account.verify,
    {
      otp: {
        label: 'OTP',
        control: 'otp',
        secret: true,
        schema: judged((otp) => (new RegExp(`^\\d{${length}}$`).test(otp) ? undefined : account.invalidOtp)),
        autocomplete: 'one-time-code',
        maxLength: length,
      },
    },
    [{ otp: '123456'.slice(0, length) }],
  )

export const loginEvents = {
  'mobile.given': form(account.sendOtp, { mobile: loginMobile }, [{ mobile: '9876543210' }]),
  'login.retried': button(account.retry),
  'signUp.chosen': button(account.signUp),
  'customerOtp.given': otpQuestion(digits.customer),
  'employeeOtp.given': otpQuestion(digits.employee),
  'otp.resent': button(labels.resend),
  'number.edited': button(labels.editNumber),
  closed: button('Close'),
} as const

export type LoginEvent = EventsOf<typeof loginEvents>
