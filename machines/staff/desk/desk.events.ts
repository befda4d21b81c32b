import * as v from 'valibot'
import { button, type EventsOf, selection } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { deskQuery, linkKind } from '../../schemas/desk.ts'

const { labels } = messages
const leadId = v.object({ leadId: v.string() })
const one = [{ leadId: 'lead-1' }]

/** Events of the desk: searching the list and acting on a journey. */
export const deskEvents = {
  'query.changed': selection('Search', v.object({ query: deskQuery }), [
    { query: { search: 'sharma' } },
    { query: { search: '', status: 'proposalSuccess' } },
  ]),
  'list.retried': button('Try again'),
  'more.asked': button('Show more'),
  'news.shown': button('Show them'),
  'consent.opened': selection('Ask for consent', leadId, one),
  'link.opened': selection('Send a link', v.object({ ...leadId.entries, link: linkKind }), [
    { leadId: 'lead-1', link: 'payment' },
  ]),
  'handOver.opened': selection('Hand over', leadId, one),
  'history.opened': selection('History', leadId, one),
  'history.retried': button('Try again'),
  closed: button(labels.close),
} as const

export type DeskEvent = EventsOf<typeof deskEvents>
