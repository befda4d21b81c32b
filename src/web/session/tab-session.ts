/**
 * The session as pages see it, before and after its machine is loaded. The machine and its dialogs are loaded when
 * the page is idle or on demand, so that the home page stays small.
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
let now: TabSession = { ...nobodyKnown, view: drawnFor() ?? arriving() }

/** A page that was drawn for anybody says nothing of who has opened it. */
function drawnFor(): SessionView | undefined {
  return hydrationData?.view.kind === 'anonymous' ? undefined : hydrationData?.view
}

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

/** The session's navigation: home after logging in and out, profile after signing up. */
export const leads = new Listeners<'/' | '/my-profile'>()
