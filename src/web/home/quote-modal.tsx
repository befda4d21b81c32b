import type { homeMachine } from '#machines/home/home.machine.ts'
import type { quoteModalMachine } from '#machines/motor/quote-modal/quote-modal.machine.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { EventButton } from '../journey/event-button.tsx'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { useChild } from '../journey/use-journey.ts'
import { WaitsForNetwork } from '../journey/waits-for-network.tsx'
import { FoundVehicle } from '../shared/motor/found-vehicle.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { quoteModalJourney } from './quote-modal.journey.ts'

/** Vehicle confirmation, personal details, previous policy: one dialog after the other (spec §2, spec §4). */
export function QuoteModal(view: ViewProps<typeof homeMachine>) {
  const modal = useChild(view, 'quoteModal', quoteModalJourney)
  if (!modal || modal.screen.state === 'closed') return null
  if (modal.screen.view === 'confirmVehicle') return <ConfirmVehicle {...modal} />
  const Overlay = modal.journey.overlays?.[modal.screen.view ?? '']
  return (
    <>
      <AskingDialog {...modal} />
      {Overlay && <Overlay {...modal} />}
    </>
  )
}

const close = (modal: ViewProps<typeof quoteModalMachine>) => () => modal.send({ type: 'closed' })

function ConfirmVehicle(view: ViewProps<typeof quoteModalMachine>) {
  const actions = (
    <>
      <EventButton {...view} event="vehicle.confirmed" />
      <EventButton {...view} event="vehicle.denied" variant="secondary" />
      {view.screen.busy && (
        <Button size="large" busy>
          {labels.gettingQuotes}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onClose={close(view)} title={view.screen.title ?? ''} actions={actions}>
      {view.screen.problem && <Notice kind="error">{view.screen.problem}</Notice>}
      <FoundVehicle vehicle={view.model.vehicle} today={view.model.today} />
    </Dialog>
  )
}

/** While the journey starts and the quotes are requested, the form is disabled and says so. */
const AskingDialog = (view: ViewProps<typeof quoteModalMachine>) => (
  <Dialog open onClose={close(view)} title={view.screen.title ?? ''}>
    <EventForm
      {...view}
      asks={view.screen.asks ?? 'details.given'}
      busyLabel={labels.gettingQuotes}
      isInDialog
    />
    {view.screen.busy && <WaitsForNetwork />}
  </Dialog>
)
