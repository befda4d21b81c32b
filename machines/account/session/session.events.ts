import * as v from 'valibot'
import { button, type EventsOf, selection, system } from '../../core/event.ts'
import { accountArea } from '../../reference/messages/account-area.ts'
import { labels } from '../../reference/messages/labels.ts'
import { profile } from '../../schemas/session.ts'
import { sampleProfile } from '../sample-sessions.ts'

export const sessionEvents = {
  /** A login from the header ends on the home page; a page that asked for it continues where it is (C-87). */
  'login.asked': selection(
    labels.login,
    v.object({ askedBy: v.picklist(['header', 'page']), isAgain: v.optional(v.boolean()) }),
    [{ askedBy: 'header' as const }, { askedBy: 'page' as const }],
  ),
  'logout.asked': button(accountArea.signOut),
  'logout.confirmed': button(labels.yes),
  'logout.denied': button(labels.no),
  'profile.changed': system('The profile was saved', v.object({ customer: profile }), (today) => [
    { customer: sampleProfile(today) },
  ]),
  'session.ended': system('The server no longer knows the session', v.object({}), [{}]),
  'entered.elsewhere': system('Another tab logged in', v.object({ who: v.string() }), [
    { who: 'somebody-else' },
  ]),
  'left.elsewhere': system('Another tab logged out', v.object({}), [{}]),
} as const

export type SessionEvent = EventsOf<typeof sessionEvents>
