import { button, type EventsOf, form } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { contactFields } from '../record/contact.question.ts'
import { previousPolicyQuestion } from '../record/previous-policy.question.ts'

const { labels } = messages

/** Events of the quote dialogs: vehicle confirmation, personal details, previous policy. */
export const quoteModalEvents = {
  'vehicle.confirmed': button(labels.yes),
  'vehicle.denied': button(labels.no),
  'details.given': form(labels.submitAndView, contactFields, [
    { fullName: 'Asha Rani Sharma', mobile: '9876543210' },
  ]),
  'previousPolicy.given': { ...previousPolicyQuestion, label: labels.submitAndView },
  'expiry.opened': button('Change date'),
  closed: button('Close'),
} as const

export type QuoteModalEvent = EventsOf<typeof quoteModalEvents>
