import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { knownAnswers } from '#machines/motor/proposal/proposal.known.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { leavePlan } from '../shared/plan/leave-plan.ts'
import { lookUpVehicle, readProposal, submitProposal } from './actors.ts'
import * as kyc from './kyc/actors.ts'
import { kycJourney } from './kyc/kyc.journey.ts'
import { KycView } from './kyc.view.tsx'
import { PremiumChangedView } from './premium-changed.view.tsx'
import { ProposalFrame } from './proposal-frame.tsx'
import { RejectedView } from './rejected.view.tsx'
import { ReviewView } from './review/review.view.tsx'
import { proposalStepOf } from './steps.ts'
import { SubmittingView } from './submitting.view.tsx'
import { UnknownOutcomeView } from './unknown.view.tsx'

/** The proposal in the browser, with the identity check inside it. */
export const proposalJourney = defineJourney({
  machine: proposalMachine.provide({
    actors: {
      kyc: kycMachine.provide({ actors: kyc }),
      lookUpVehicle,
      submitProposal,
      readProposal,
      abandonPlan: leavePlan,
    },
  }),
  events: proposalEvents,
  answers: (asks, { record, known }) =>
    asks === 'vehicleDetails.given' && !record.vehicle ? knownAnswers(known) : {},
  views: {
    kyc: KycView,
    review: ReviewView,
    submitting: SubmittingView,
    premiumChanged: PremiumChangedView,
    rejected: RejectedView,
    unknown: UnknownOutcomeView,
  },
  children: { kyc: kycJourney },
  frame: ProposalFrame,
  step: proposalStepOf,
})
