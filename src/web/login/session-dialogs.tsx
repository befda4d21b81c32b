import type { ReactNode } from 'react'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { running } from '../journey/session/running.ts'
import { sessionJourney } from '../journey/session/session.journey.ts'
import type { SessionDialog } from '../journey/session/tab-session.ts'
import { useHandle } from '../journey/use-journey.ts'
import { LoginDialog } from './login-dialog.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'

const dialogs: Record<SessionDialog, (props: ViewProps<typeof sessionMachine>) => ReactNode> = {
  login: LoginDialog,
  signUp: SignUpDialog,
  logout: LogoutDialog,
}

/** What the session asks over whatever page is open. */
export default function SessionDialogs() {
  const session: ViewProps<typeof sessionMachine> = useHandle(sessionJourney, running.actor)
  const Asking = dialogs[session.screen.view as SessionDialog]
  return Asking ? <Asking {...session} /> : null
}
