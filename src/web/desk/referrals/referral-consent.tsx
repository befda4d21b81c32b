import { limits } from '#machines/reference/limits.ts'
import type { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useChild } from '../../journey/use-journey.ts'
import { accessConsent } from '../../shared/consent/consent.journey.ts'
import { ConsentDialog } from '../../shared/consent/consent-dialog.tsx'

/** To read what was answered, the employee asks the customer. */
export function ReferralConsent(view: ViewProps<typeof referralsMachine>) {
  const consent = useChild(view, 'consent', accessConsent)
  if (!consent) return null
  return (
    <ConsentDialog
      {...consent}
      title="Ask for consent"
      description={`If they agree, you can read what was answered, health included, for ${limits.consent.hours} hours. This is logged.`}
      onClose={() => view.send({ type: 'closed' })}
    />
  )
}
