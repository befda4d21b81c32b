import { useEffect, useState } from 'react'
import { maskMobile } from '#machines/rules/mask.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { premiumConsent } from '../consent/consent.journey.ts'
import { ConsentDialog } from '../consent/consent-dialog.tsx'
import type { ProposalView } from './proposal-view.ts'

/** A customer accepts; an employee asks the customer, whose code is the consent to exactly this amount (T14). */
export function AcceptPremium(view: ProposalView) {
  const { kind } = useSession()
  const [isAsking, setAsking] = useState(false)
  if (kind !== 'employee') return <EventButton {...view} event="premium.accepted" />
  return (
    <>
      <Button size="large" onClick={() => setAsking(true)}>
        Ask for the customer’s yes
      </Button>
      {isAsking && <Asking {...view} onClose={() => setAsking(false)} />}
    </>
  )
}

function Asking({ onClose, ...view }: ProposalView & { onClose: () => void }) {
  const { record, change } = view.model
  const mobile = record.customer && maskMobile(record.customer.mobile)
  const consent = useJourney(premiumConsent, { leadId: record.leadId, mobile })
  const isGiven = consent.screen.state === 'proved'
  const { send } = view
  useEffect(() => {
    if (isGiven) send({ type: 'premium.accepted' })
  }, [isGiven, send])
  return (
    <ConsentDialog
      {...consent}
      title="The customer’s yes"
      description={`Their code agrees to ${formatRupees(change?.now ?? 0)}, and to no other amount. This is logged.`}
      onClose={onClose}
    />
  )
}
