import { button, type EventsOf, form } from '../../core/event.ts'
import { endorsement as texts } from '../../reference/messages/endorsement.ts'
import { addYears } from '../../rules/calendar.ts'
import { nomineeFields, sampleNominee } from '../proposal/nominee.fields.ts'
import { contactFields, sampleContact } from './contact.fields.ts'

export const endorsementEvents = {
  'nominee.chosen': button(texts.subjects.nominee),
  'contact.chosen': button(texts.subjects.contact),
  'other.chosen': button('Anything else'),
  'nominee.changed': form('Send to the insurer', nomineeFields, (today) => [
    sampleNominee(addYears(today, -36)),
  ]),
  'contact.changed': form('Send to the insurer', contactFields, [sampleContact]),
  'reading.retried': button('Try again'),
  back: button('Back'),
  closed: button('Close'),
} as const

export type EndorsementEvent = EventsOf<typeof endorsementEvents>
