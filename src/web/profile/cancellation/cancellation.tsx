import { useJourney } from '../../journey/use-journey.ts'
import { useWhenClosed } from '../../journey/use-when-closed.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { cancellationJourney } from './cancellation.journey.ts'
import { CancellationView } from './cancellation.view.tsx'

type CancellationProps = { leadId: string; insured: string; onClosed: () => void }

/** Ends a policy early: shows what comes back before anybody agrees to it. */
export function Cancellation({ leadId, insured, onClosed }: CancellationProps) {
  const journey = useJourney(cancellationJourney, { leadId })
  const { title = '' } = journey.screen
  const isClosed = useWhenClosed(journey.screen, onClosed)
  return (
    <Dialog
      open={!isClosed}
      title={title}
      description={insured}
      onClose={() => journey.send({ type: 'closed' })}
    >
      <CancellationView {...journey} />
    </Dialog>
  )
}
