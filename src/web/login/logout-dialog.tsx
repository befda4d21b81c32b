import { labels } from '#machines/reference/messages/labels.ts'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { SessionProps } from './session-dialogs.tsx'

/** Whether it was meant (register MODAL-06 to 08). */
export function LogoutDialog({ session }: SessionProps) {
  const stay = () => session.send({ type: 'logout.denied' })
  const actions = (
    <>
      <Button size="large" onClick={() => session.send({ type: 'logout.confirmed' })}>
        {labels.yes}
      </Button>
      <Button size="large" variant="secondary" onClick={stay}>
        {labels.no}
      </Button>
    </>
  )
  return <Dialog open size="small" onClose={stay} title={labels.logoutQuestion} actions={actions} />
}
