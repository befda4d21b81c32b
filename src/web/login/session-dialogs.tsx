import type { ReactNode } from 'react'
import type { sessionMachine } from '#machines/account/session/session.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { useHandle } from '../journey/use-journey.ts'
import { sessionJourney } from '../session/session.journey.ts'
import { sessionActor } from '../session/session-actor.ts'
import type { SessionDialog } from '../session/tab-session.ts'
import { LoginDialog } from './login-dialog.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'

const dialogs: Record<SessionDialog, (props: ViewProps<typeof sessionMachine>) => ReactNode> = {
  login: LoginDialog,
  signUp: SignUpDialog,
  logout: LogoutDialog,
}

/** The session's dialogs, over any page. */
export default function SessionDialogs() {
  const session: ViewProps<typeof sessionMachine> = useHandle(sessionJourney, sessionActor.actor)
  const Asking = dialogs[session.screen.view as SessionDialog]
  return Asking ? <Asking {...session} /> : null
}
