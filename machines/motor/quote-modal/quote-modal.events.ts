import { button, type EventsOf, form } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { cleanDetailsMobile, detailsMobileError } from '../../rules/mobile.ts'
import { cleanName } from '../../rules/person-name.ts'
import { givenName, judged } from '../../schemas/answers.ts'
import { previousPolicyQuestion } from '../record/previous-policy.question.ts'

const { labels } = messages

/** Events of the quote dialogs: vehicle confirmation, personal details, previous policy. */
export const quoteModalEvents = {
  'vehicle.confirmed': button(labels.yes),
  'vehicle.denied': button(labels.no),
  'details.given': form(
    labels.submitAndView,
    {
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
    },
    [{ fullName: 'Asha Rani Sharma', mobile: '9876543210' }],
  ),
  'previousPolicy.given': { ...previousPolicyQuestion, label: labels.submitAndView },
  'expiry.opened': button('Change date'),
  closed: button('Close'),
} as const

export type QuoteModalEvent = EventsOf<typeof quoteModalEvents>
