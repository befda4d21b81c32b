import { productOf, products } from '#machines/products.ts'
import { claims as texts } from '#machines/reference/messages/claims.ts'
import type { OwnPolicy } from '#machines/schemas/profile.ts'
import { ClaimHelp } from '../../shared/claim-help.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type PolicyClaimProps = { policy: OwnPolicy; insured: string; onClosed: () => void }

/** What to do when something has happened to what a policy insures. */
export function PolicyClaim({ policy, insured, onClosed }: PolicyClaimProps) {
  const { issued, insurer } = policy
  if (!issued) return null
  return (
    <Dialog open title={texts.title} description={insured} onClose={onClosed}>
      <ClaimHelp
        {...productOf(products, policy).claim}
        insurer={insurer.name}
        helpline={issued.helpline}
        policyNumber={issued.policyNumber}
        hasEnded={issued.state === 'ended' || issued.state === 'cancelled'}
      />
    </Dialog>
  )
}
