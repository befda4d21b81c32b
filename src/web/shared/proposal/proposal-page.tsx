import { notFound, useRouter } from '@tanstack/react-router'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { Product } from '#machines/core/product.ts'
import { isOf } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Journey } from '../../journey/journey.ts'
import { JourneyPage } from '../../journey/journey-page.tsx'
import { stepIn } from '../../journey/use-step-in-url.ts'
import type { ProposalPage } from './proposal-view.ts'
import { proposalStartOf } from './start.ts'

export type ProposalPageProps = { record: JourneyRecord }

type OfProduct<R extends JourneyRecord, M extends AnyStateMachine> = ProposalPageProps & {
  product: Pick<Product<R>, 'key' | 'emptyRecord'>
  journey: Journey<M>
  pagesOf: (record: R) => readonly ProposalPage<R>[]
}

/** The proposal page of a product, opened where the address says. */
export function ProductProposal<R extends JourneyRecord, M extends AnyStateMachine>(of: OfProduct<R, M>) {
  const { history } = useRouter()
  const { product, journey, pagesOf, record } = of
  if (!isOf(product, record)) throw notFound()
  const { search, state } = history.location
  const arrival = {
    record,
    pages: pagesOf(record),
    step: stepIn(search),
    isBack: state.isBackFromKyc === true,
  }
  return <JourneyPage journey={journey} input={proposalStartOf(arrival) as InputFrom<M>} />
}
