import { answering } from '../../core/answer.ts'
import { button, form, navigation } from '../../core/event.ts'
import { nameAndNumber } from '../../purchase/name-and-number.fields.ts'
import { emailError } from '../../rules/email.ts'
import { judgedIfGiven } from '../../schemas/answers.ts'
import type { MotorRecord } from './motor-record.ts'

/** How a customer is asked for them outside a proposal. */
export const contactFields = {
  ...nameAndNumber,
  mobile: {
    ...nameAndNumber.mobile,
    hint: 'For your quotes and your policy. Nobody calls you unless you ask for it.',
  },
} as const

/** How a customer can be reached: before the prices, or where the first of them is saved, sent or bought (decision 0321). */
export const contactGiven = answering<MotorRecord>()(
  5,
  form(
    'Continue',
    {
      ...contactFields,
      email: {
        label: 'Email (optional)',
        control: 'email',
        schema: judgedIfGiven(emailError),
        autocomplete: 'email',
      },
    },
    [{ fullName: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' }],
  ),
  {
    change: ({ fullName, mobile, email }) => ({ customer: { name: fullName, mobile, email } }),
    known: ({ customer }) => ({
      fullName: customer?.name,
      mobile: customer?.mobile,
      email: customer?.email,
    }),
  },
)

/** What cannot be done without it, heard by the server too, which asks in the same place. */
export const contactAsking = {
  'contact.opened': navigation(button('Save these prices')),
  'reminder.opened': navigation(button('Remind me')),
} as const
