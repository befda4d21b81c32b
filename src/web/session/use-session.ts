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
import { toast } from '../ui/overlays/toast-store.ts'
import { nobodyKnown, type SessionDialog, type SessionView, tabSession } from './tab-session.ts'

export type { SessionView }

export const useSession = (): SessionView => useKnown(() => tabSession.get().view)

export const useSessionDialog = (): SessionDialog | undefined => useKnown(() => tabSession.get().dialog)

const useKnown = <T>(read: () => T): T => useSyncExternalStore(tabSession.subscribe, read, read)

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
