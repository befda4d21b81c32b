import { useParams, useRouter } from '@tanstack/react-router'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { JourneyPage } from '../journey/journey-page.tsx'
import { stepIn } from '../journey/use-step-in-url.ts'
import { ProductPage } from '../shared/resume/lead-page.tsx'
import { proposalJourney } from './proposal.journey.ts'
import { proposalStartOf } from './start.ts'

export default function ProposalPage() {
  const { id } = useParams({ from: '/proposal/$id' })
  const { history } = useRouter()
  return (
    <ProductPage product={motorProduct} leadId={id}>
      {(record) => {
        const { search, state } = history.location
        const input = proposalStartOf({ record, step: stepIn(search), isBack: state.isBackFromKyc === true })
        return <JourneyPage journey={proposalJourney} input={input} />
      }}
    </ProductPage>
  )
}
