import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type View = ViewProps<typeof ownDetailsMachine>

/** Confirms logging out every device, including this one. */
export const EverywhereDialog = (view: View) => (
  <ConfirmDialog {...view} text={texts.devices.ask} confirm="everywhere.confirmed" deny="everywhere.denied" />
)

/** Confirms that everything that need not be kept is erased. */
export const ErasureDialog = (view: View) => (
  <ConfirmDialog {...view} text={texts.erasure.ask} confirm="erasure.confirmed" deny="erasure.denied" />
)

type ConfirmDialogProps = View & {
  /** What happens if it is confirmed. */
  text: string
  confirm: 'everywhere.confirmed' | 'erasure.confirmed'
  deny: 'everywhere.denied' | 'erasure.denied'
}

/** What cannot be taken back is asked for once more; closing the dialog denies it. */
function ConfirmDialog({ screen, send, journey, text, confirm, deny }: ConfirmDialogProps) {
  const { events } = journey
  const { busy, title = '' } = screen
  const close = () => send({ type: deny })
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={() => send({ type: confirm })}>
        {events[confirm]?.label}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={close}>
        {events[deny]?.label}
      </Button>
    </>
  )
  return <Dialog open size="small" title={title} description={text} onClose={close} actions={actions} />
}
