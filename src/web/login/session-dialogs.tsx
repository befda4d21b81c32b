import type { ReactNode } from 'react'
import { running } from '../journey/session/running.ts'
import { type SessionHandle, sessionJourney } from '../journey/session/session.journey.ts'
import type { SessionDialog } from '../journey/session/tab-session.ts'
import { useHandle } from '../journey/use-journey.ts'
import { LoginDialog } from './login-dialog.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'

export type SessionProps = { session: SessionHandle }

const dialogs: Record<SessionDialog, (props: SessionProps) => ReactNode> = {
  login: LoginDialog,
  signUp: SignUpDialog,
  logout: LogoutDialog,
}

/** What the session asks over whatever page is open. */
export default function SessionDialogs() {
  const session: SessionHandle = useHandle(sessionJourney, running.actor)
  const Asking = dialogs[session.screen.view as SessionDialog]
  return Asking ? <Asking session={session} /> : null
}
