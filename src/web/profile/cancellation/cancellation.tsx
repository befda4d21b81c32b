import { useJourney } from '../../journey/use-journey.ts'
import { type OfPolicy, PolicyDialog } from '../policy-dialog.tsx'
import { cancellationJourney } from './cancellation.journey.ts'
import { CancellationView } from './cancellation.view.tsx'

/** Ends a policy early: shows what comes back before anybody agrees to it. */
export function Cancellation({ leadId, ...policy }: OfPolicy) {
  const journey = useJourney(cancellationJourney, { leadId })
  return (
    <PolicyDialog {...policy} {...journey}>
      <CancellationView {...journey} />
    </PolicyDialog>
  )
}
