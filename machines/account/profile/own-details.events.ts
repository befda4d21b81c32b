import * as v from 'valibot'
import { button, type EventsOf, form, selection } from '../../core/event.ts'
import { field } from '../../core/field.ts'
import { profile } from '../../reference/messages/profile.ts'
import { ownDetails, sampleDetails } from '../own-details.question.ts'
import { otherSession } from './sample-profile.ts'

/** Links and codes of a locked number go to this address. */
const email = field({ ...ownDetails.email, hint: profile.emailHint })

export const ownDetailsEvents = {
  'details.edited': button('Edit details'),
  'details.given': form('Save details', { ...ownDetails, email }, (today) => [sampleDetails(today)]),
  'edit.left': button('Cancel'),
  'mine.kept': button('Save mine instead'),
  'theirs.taken': button('Take what was saved'),
  'reminders.switched': button(profile.privacy.reminders),
  'data.asked': button('Download my data'),
  'erasure.asked': button('Erase my data'),
  'erasure.confirmed': button('Yes, erase it'),
  'erasure.denied': button('Keep it'),
  'receipt.closed': button('Done'),
  'sessions.asked': button(profile.devices.show),
  'session.closed': selection(profile.devices.end, v.object({ id: v.string() }), [{ id: otherSession.id }]),
  'everywhere.asked': button('Log out everywhere'),
  'everywhere.confirmed': button('Yes, log out everywhere'),
  'everywhere.denied': button('Stay logged in'),
} as const

export type OwnDetailsEvent = EventsOf<typeof ownDetailsEvents>
