import { limits } from '#machines/reference/limits.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import { chosenRow } from '#machines/staff/desk/desk.setup.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useChild } from '../../journey/use-journey.ts'
import { accessConsent } from '../../shared/consent/consent.journey.ts'
import { ConsentDialog } from '../../shared/consent/consent-dialog.tsx'

/** To see a journey that is not theirs, the employee asks its customer. */
export function ConsentOverlay(view: ViewProps<typeof deskMachine>) {
  const consent = useChild(view, 'consent', accessConsent)
  const plate = chosenRow(view.model)?.registrationNumber
  if (!consent) return null
  return (
    <ConsentDialog
      {...consent}
      title="Ask for consent"
      description={`If they agree, you can see and continue the journey${plate ? ` of ${plate}` : ''} for ${limits.consent.hours} hours. This is logged.`}
      onClose={() => view.send({ type: 'closed' })}
    />
  )
}
