import { vehicleFacts } from '#machines/motor/vehicle-words.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import { useChild } from '../journey/use-journey.ts'
import { Button } from '../ui/actions/button.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { HomeHandle } from './home.journey.ts'
import { type QuoteModalHandle, quoteModalJourney } from './quote-modal.journey.ts'

/** Is it this vehicle, who are you, which policy ends: one dialog after the other (specification §2, §4). */
export function QuoteModal({ home }: { home: HomeHandle }) {
  const modal = useChild(home, 'quoteModal', quoteModalJourney)
  if (!modal || modal.screen.state === 'closed') return null
  if (modal.screen.view === 'confirmVehicle') return <ConfirmVehicle modal={modal} />
  const Overlay = modal.journey.overlays?.[modal.screen.view ?? '']
  return (
    <>
      <AskingDialog modal={modal} />
      {Overlay && <Overlay journey={modal} />}
    </>
  )
}

const close = (modal: QuoteModalHandle) => () => modal.send({ type: 'closed' })

function ConfirmVehicle({ modal }: { modal: QuoteModalHandle }) {
  const actions = (
    <>
      <Button size="large" onClick={() => modal.send({ type: 'vehicle.confirmed' })}>
        {labels.yes}
      </Button>
      <Button size="large" variant="secondary" onClick={() => modal.send({ type: 'vehicle.denied' })}>
        {labels.no}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={close(modal)} title={modal.screen.title ?? ''} actions={actions}>
      <KeyValue entries={vehicleFacts(modal.context.vehicle)} />
    </Dialog>
  )
}

/** While the journey is begun and the quotes are on their way, the form stands still and says so. */
const AskingDialog = ({ modal }: { modal: QuoteModalHandle }) => (
  <Dialog open onClose={close(modal)} title={modal.screen.title ?? ''}>
    <EventForm
      journey={modal}
      asks={modal.screen.asks ?? 'details.given'}
      busyLabel={labels.gettingQuotes}
      isInDialog
    />
  </Dialog>
)
