import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { proposalEvents } from '#machines/proposal/proposal.events.ts'
import { knownAnswers } from '#machines/proposal/proposal.known.ts'
import { proposalMachine } from '#machines/proposal/proposal.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { leavePlan } from '../journey/plan/leave-plan.ts'
import { lookUpVehicle, readProposal, submitProposal } from './actors.ts'
import * as kyc from './kyc/actors.ts'
import { kycJourney } from './kyc/kyc.journey.ts'
import { KycView } from './kyc.view.tsx'
import { PremiumChangedView } from './premium-changed.view.tsx'
import { ProposalFrame } from './proposal-frame.tsx'
import { RejectedView } from './rejected.view.tsx'
import { ReviewView } from './review/review.view.tsx'
import { stepOf } from './steps.ts'
import { SubmittingView } from './submitting.view.tsx'
import { UnknownView } from './unknown.view.tsx'

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
    unknown: UnknownView,
  },
  children: { kyc: kycJourney },
  frame: ProposalFrame,
  step: stepOf,
})
