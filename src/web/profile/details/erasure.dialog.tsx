import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Confirms that everything that need not be kept is erased. */
export function ErasureDialog({ screen, send, journey }: ViewProps<typeof ownDetailsMachine>) {
  const { events } = journey
  const { busy, title = '' } = screen
  const deny = () => send({ type: 'erasure.denied' })
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={() => send({ type: 'erasure.confirmed' })}>
        {events['erasure.confirmed']?.label}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={deny}>
        {events['erasure.denied']?.label}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={texts.erasure.ask}
      onClose={deny}
      actions={actions}
    />
  )
}
