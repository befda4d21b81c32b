import { motorProduct } from '#machines/motor/motor.product.ts'
import { ProductProposal, type ProposalPageProps } from '../../shared/proposal/proposal-page.tsx'
import { pagesOf } from './pages.ts'
import { proposalJourney } from './proposal.journey.ts'

export function MotorProposal({ record }: ProposalPageProps) {
  return (
    <ProductProposal product={motorProduct} journey={proposalJourney} pagesOf={pagesOf} record={record} />
  )
}
