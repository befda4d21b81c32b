import { answering } from '../../core/answer.ts'
import { button, form, navigation } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { emailError } from '../../rules/email.ts'
import { cleanDetailsMobile, detailsMobileError } from '../../rules/mobile.ts'
import { cleanName } from '../../rules/person-name.ts'
import { givenName, judged, judgedIfGiven } from '../../schemas/answers.ts'
import type { MotorRecord } from './motor-record.ts'

/** The name and the number of a customer, wherever they are asked. */
export const nameAndNumber = {
  fullName: {
    label: 'Full name',
    control: 'text',
    schema: givenName,
    clean: cleanName,
    maxLength: limits.name.max,
    autocomplete: 'name',
  },
  mobile: {
    label: 'Mobile number',
    control: 'mobile',
    schema: judged(detailsMobileError),
    clean: cleanDetailsMobile,
    autocomplete: 'tel-national',
    hint: 'For your quotes and your policy. Nobody calls you unless you ask for it.',
  },
} as const

/** How a customer can be reached: before the prices, or where the first of them is saved, sent or bought (decision 0321). */
export const contactGiven = answering<MotorRecord>()(
  5,
  form(
    'Continue',
    {
      ...nameAndNumber,
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
