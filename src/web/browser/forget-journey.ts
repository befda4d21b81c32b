import * as v from 'valibot'
import { Listeners } from './listeners.ts'
import { policyState } from './policy-state/policy-state.ts'
import { storageItem, tabStorage } from './storage.ts'

/** Tells every part that keeps something of a journey in memory. */
export const journeyForgotten = new Listeners<void>()
/** Told to them when whoever it belongs to signs out. */
export const personForgotten = new Listeners<void>()

/** The outbox, where nothing in it waits to be sent. */
const emptyOutbox = storageItem(tabStorage, 'outbox', v.object({ saves: v.tuple([]) }))

/** Forgets what this tab has of a journey and its person: choices, slices, drafts, and what saves are compared with. */
export function forgetJourney(): void {
  policyState.forgetJourney()
  policyState.flush()
  journeyForgotten.tell()
  if (emptyOutbox.read()) emptyOutbox.forget()
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith('draft:') || key === 'wizard') window.sessionStorage.removeItem(key)
  }
}

/** A journey whose policy is issued has ended; another one in this browser goes on. */
export function endJourney(leadId: string): void {
  if (policyState.get().customerLeadId === leadId) forgetJourney()
}
