import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Confirms logging out every device, including this one. */
export function EverywhereDialog({ screen, send, journey }: ViewProps<typeof ownDetailsMachine>) {
  const { events } = journey
  const { busy, title = '' } = screen
  const deny = () => send({ type: 'everywhere.denied' })
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={() => send({ type: 'everywhere.confirmed' })}>
        {events['everywhere.confirmed']?.label}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={deny}>
        {events['everywhere.denied']?.label}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={texts.devices.ask}
      onClose={deny}
      actions={actions}
    />
  )
}
