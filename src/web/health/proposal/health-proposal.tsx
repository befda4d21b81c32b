import { healthProduct } from '#machines/health/health.product.ts'
import { ProductProposal, type ProposalPageProps } from '../../shared/proposal/proposal-page.tsx'
import { healthProposalJourney } from './health-proposal.journey.ts'
import { pagesOf } from './pages.ts'

export function HealthProposal({ record }: ProposalPageProps) {
  return (
    <ProductProposal
      product={healthProduct}
      journey={healthProposalJourney}
      pagesOf={pagesOf}
      record={record}
    />
  )
}
