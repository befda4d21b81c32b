import { petProduct } from '#machines/pet/pet.product.ts'
import { ProductProposal, type ProposalPageProps } from '../../shared/proposal/proposal-page.tsx'
import { pagesOf } from './pages.ts'
import { petProposalJourney } from './pet-proposal.journey.ts'

export function PetProposal({ record }: ProposalPageProps) {
  return (
    <ProductProposal product={petProduct} journey={petProposalJourney} pagesOf={pagesOf} record={record} />
  )
}
