/**
 * What pages know of the session before its machine is there, and all they need of it afterwards. The machine and its
 * dialogs are fetched when the page is idle or somebody asks for them: the home page stays light.
 */
import type { SessionView } from '#machines/account/session/session.known.ts'
import { mayBeKnown } from '../browser/arrival.ts'
import { hydrationData } from '../browser/hydration-data.ts'
import { Listeners } from '../browser/listeners.ts'

export type { SessionView }
export type SessionDialog = 'login' | 'signUp' | 'logout'
export type TabSession = { view: SessionView; dialog: SessionDialog | undefined }

export const nobodyKnown: TabSession = { view: { kind: 'anonymous', role: 'anonymous' }, dialog: undefined }

const changes = new Listeners<void>()
let now: TabSession = { ...nobodyKnown, view: hydrationData?.view ?? arriving() }

function arriving(): SessionView {
  return mayBeKnown() ? { kind: 'starting', role: 'anonymous' } : nobodyKnown.view
}

export const tabSession = {
  get: (): TabSession => now,
  subscribe: changes.add,
  become(next: TabSession): void {
    now = next
    changes.tell()
  },
}

/** Where the session leads: home after logging in and out, to the profile after signing up. */
export const leads = new Listeners<'/' | '/my-profile'>()
