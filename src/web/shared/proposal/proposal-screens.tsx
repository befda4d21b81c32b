import type { ReactNode } from 'react'
import type { Screen } from '#machines/core/screen.ts'
import { kycSays } from '#machines/purchase/identity/kyc-says.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { BankView } from './bank.view.tsx'
import { kycJourney } from './kyc/kyc.journey.ts'
import { KycView } from './kyc.view.tsx'
import { PremiumChangedView } from './premium-changed.view.tsx'
import { ProposalFrame } from './proposal-frame.tsx'
import type { ProposalPage, ProposalView, ReviewGroup } from './proposal-view.ts'
import { ReferredView } from './referred.view.tsx'
import { RejectedView } from './rejected.view.tsx'
import { ReviewView } from './review/review.view.tsx'
import { SubmittingView } from './submitting.view.tsx'
import { UnknownOutcomeView } from './unknown.view.tsx'

type ProposalParts<R extends JourneyRecord> = {
  /** All the pages it may have. */
  pages: readonly ProposalPage<R>[]
  /** Those of a record, in their order. */
  pagesOf: (record: R) => readonly ProposalPage<R>[]
  /** The answers to be read once more before they are sent. */
  groupsOf: (record: R) => readonly ReviewGroup[]
}

/** What the browser shows of a proposal, whatever is insured; a product names its pages and its answers. */
export const proposalScreens = <R extends JourneyRecord>({ pages, pagesOf, groupsOf }: ProposalParts<R>) => ({
  views: {
    kyc: KycView,
    review: (view: ProposalView<R>) => <ReviewView {...view} groups={groupsOf(view.model.record)} />,
    submitting: SubmittingView,
    premiumChanged: PremiumChangedView,
    referred: ReferredView,
    bank: BankView,
    rejected: RejectedView,
    unknown: UnknownOutcomeView,
  },
  children: { kyc: kycJourney },
  says: (asks: string, { record }: { record: R }) => kycSays(asks, record),
  frame: (view: ProposalView<R> & { children: ReactNode }) => (
    <ProposalFrame {...view} pages={pagesOf(view.model.record)} />
  ),
  step: stepAmong(pages),
})

/** A page's name in the address; states that only wait or show an outcome have none. */
export const stepAmong =
  <R extends JourneyRecord>(pages: readonly ProposalPage<R>[]) =>
  ({ state }: Pick<Screen, 'state'>): string | undefined =>
    pages.find(({ step }) => step === state)?.step
