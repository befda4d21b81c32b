/**
 * Who is signed in, for pages:
 *
 *   const { kind, role, name } = useSession()
 *   askToLogIn()               opens the login dialog; afterwards the person is still on this page
 *   askToLogIn('header')       the same, and goes home afterwards (C-87)
 *   askToLogOut()              asks whether they are sure
 *   profileChanged(customer)   another name in the header
 */
import { useSyncExternalStore } from 'react'
import { failure } from '#machines/reference/messages/failure.ts'
import type { Profile } from '#machines/schemas/session.ts'
import { hydrationData } from '../browser/hydration-data.ts'
import { toast } from '../ui/overlays/toast-store.ts'
import { nobodyKnown, type SessionDialog, type SessionView, tabSession } from './tab-session.ts'

export type { SessionView }

export const useSession = (): SessionView =>
  useSyncExternalStore(tabSession.subscribe, () => tabSession.get().view, drawnView)

export const useSessionDialog = (): SessionDialog | undefined =>
  useSyncExternalStore(tabSession.subscribe, readDialog, readDialog)

const readDialog = () => tabSession.get().dialog
/** A drawn page is taken over as it was drawn, and shows who is there afterwards. */
const drawnView = () => hydrationData?.view ?? tabSession.get().view

/** Runs the session, once its code is loaded. */
const startSession = () => import('./session-actor.ts').then(({ sessionActor }) => sessionActor)

/** At the start of a visit. If the code cannot be loaded, everybody is anonymous. */
export function arriveWithSession(): void {
  startSession().catch(() => tabSession.become(nobodyKnown))
}

type Running = Awaited<ReturnType<typeof startSession>>

export const askToLogIn = (askedBy: 'header' | 'page' = 'page'): void =>
  tell((session) => session.logIn(askedBy))
export const askToLogOut = (): void => tell((session) => session.logOut())
export const profileChanged = (customer: Profile): void => tell((session) => session.rename(customer))

function tell(act: (session: Running) => void): void {
  startSession().then(act, () => toast({ text: failure.offline, kind: 'error' }))
}
