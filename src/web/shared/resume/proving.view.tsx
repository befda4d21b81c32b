import type { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { ChildView } from '../../journey/journey-view.tsx'
import { useSession } from '../../session/use-session.ts'
import { AskAtDesk } from './ask-at-desk.tsx'

/** The browser may be somebody else's: a customer proves who they are, an employee asks at the desk. */
export function ProvingView(view: ViewProps<typeof resumeMachine>) {
  const { kind } = useSession()
  return kind === 'employee' ? <AskAtDesk /> : <ChildView {...view} id="proveOwner" />
}
