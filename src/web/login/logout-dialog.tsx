import { Suspense } from 'react'
import type { sessionMachine } from '#machines/account/session/session.machine.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import type { ViewProps } from '../journey/journey.ts'
import { lazily } from '../lazily.ts'
import { Button } from '../ui/actions/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

const UnsavedAnswers = lazily(async () => (await import('../saving/save-state.tsx')).UnsavedAnswers)

/** Confirms logging out (MODAL-06 to MODAL-08). */
export function LogoutDialog({ send }: ViewProps<typeof sessionMachine>) {
  const stay = () => send({ type: 'logout.denied' })
  const actions = (
    <>
      <Button size="large" onClick={() => send({ type: 'logout.confirmed' })}>
        {labels.yes}
      </Button>
      <Button size="large" variant="secondary" onClick={stay}>
        {labels.no}
      </Button>
    </>
  )
  return (
    <Dialog open size="small" onClose={stay} title={labels.logoutQuestion} actions={actions}>
      <Suspense>
        <UnsavedAnswers />
      </Suspense>
    </Dialog>
  )
}
