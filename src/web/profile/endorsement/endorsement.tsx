import { useJourney } from '../../journey/use-journey.ts'
import { useWhenClosed } from '../../journey/use-when-closed.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { endorsementJourney } from './endorsement.journey.ts'
import { EndorsementView } from './endorsement.view.tsx'

type EndorsementProps = { leadId: string; insured: string; onClosed: () => void }

/** Changes an issued policy, or says whom to call. */
export function Endorsement({ leadId, insured, onClosed }: EndorsementProps) {
  const journey = useJourney(endorsementJourney, { leadId })
  const { title = '' } = journey.screen
  const isClosed = useWhenClosed(journey.screen, onClosed)
  return (
    <Dialog
      open={!isClosed}
      title={title}
      description={insured}
      onClose={() => journey.send({ type: 'closed' })}
    >
      <EndorsementView {...journey} />
    </Dialog>
  )
}
