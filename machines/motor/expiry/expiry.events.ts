import * as v from 'valibot'
import { button, type EventsOf, selection } from '../../core/event.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { addDays } from '../../rules/calendar.ts'
import { day, ncbSlab } from '../../schemas/basics.ts'

export const expiryEvents = {
  'date.chosen': selection('Previous policy end date', v.object({ endDate: day }), (today) => [
    { endDate: addDays(today, 20) },
    { endDate: addDays(today, limits.previousPolicy.exceededAfterDays + 1) },
    { endDate: addDays(today, -limits.previousPolicy.breakInDays) },
  ]),
  'date.unknown': button(messages.labels.expiryUnknown),
  'ncb.chosen': selection(messages.labels.ncbTitle, v.object({ ncb: ncbSlab }), [{ ncb: 25 }]),
  closed: button('Close'),
} as const

export type ExpiryEvent = EventsOf<typeof expiryEvents>
