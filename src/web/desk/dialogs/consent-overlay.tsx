import { chosenRow } from '#machines/desk/desk.setup.ts'
import { limits } from '#machines/reference/limits.ts'
import { accessConsent } from '../../journey/consent/consent.journey.ts'
import { ConsentDialog } from '../../journey/consent/consent-dialog.tsx'
import { useChild } from '../../journey/use-journey.ts'
import type { DeskProps } from '../desk.journey.ts'

/** To see a journey that is not theirs, the employee asks its customer. */
export function ConsentOverlay({ journey }: DeskProps) {
  const consent = useChild(journey, 'consent', accessConsent)
  const plate = chosenRow(journey.context)?.registrationNumber
  if (!consent) return null
  return (
    <ConsentDialog
      journey={consent}
      title="Ask for consent"
      description={`With their yes you see and continue the journey${plate ? ` of ${plate}` : ''} for ${limits.consent.hours} hours. It is written down.`}
      onClose={() => journey.send({ type: 'closed' })}
    />
  )
}
