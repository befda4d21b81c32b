import type { resumeMachine } from '#machines/purchase/resume/resume.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { ChildView } from '../../journey/journey-view.tsx'
import { useTitle } from '../../journey/use-title.ts'
import { Link } from '../../navigation/link.tsx'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/actions/button.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

/** The browser may be somebody else's: a customer proves who they are, an employee asks at the desk. */
export function ProvingView(view: ViewProps<typeof resumeMachine>) {
  const { kind } = useSession()
  return kind === 'employee' ? <AskAtDesk /> : <ChildView {...view} id="proveOwner" />
}

const { notYours, askAtDesk, backToDesk } = messages.desk

/** An employee opened a journey by its address: without the customer's consent it stays closed. */
function AskAtDesk() {
  useTitle(notYours)
  const desk = (
    <Link to="/desk" className={buttonClass({ size: 'large' })}>
      {backToDesk}
    </Link>
  )
  return <Screen title={notYours} lead={askAtDesk} actions={desk} />
}
