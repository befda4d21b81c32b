import { profile as texts } from '#machines/reference/messages/profile.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { OwnDetailsHandle } from './own-details.journey.ts'

/** Asks before every device is logged out, this one too. */
export function EverywhereDialog({ journey }: { journey: OwnDetailsHandle }) {
  const { events } = journey.journey
  const { busy, title = '' } = journey.screen
  const deny = () => journey.send({ type: 'everywhere.denied' })
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={() => journey.send({ type: 'everywhere.confirmed' })}>
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
