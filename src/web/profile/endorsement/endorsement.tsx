import { useJourney } from '../../journey/use-journey.ts'
import { type OfPolicy, PolicyDialog } from '../policy-dialog.tsx'
import { endorsementJourney } from './endorsement.journey.ts'
import { EndorsementView } from './endorsement.view.tsx'

/** Changes an issued policy, or says whom to call. */
export function Endorsement({ leadId, ...policy }: OfPolicy) {
  const journey = useJourney(endorsementJourney, { leadId })
  return (
    <PolicyDialog {...policy} {...journey}>
      <EndorsementView {...journey} />
    </PolicyDialog>
  )
}
