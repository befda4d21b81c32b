import { submitHealthProposal } from '#contract/proposal/proposal.calls.ts'
import { toProposal } from '#contract/proposal/proposal.codec.ts'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { healthProposalMachine } from '#machines/health/proposal/health-proposal.machine.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { proposalActors } from '../../shared/proposal/actors.ts'
import { ownAnswers } from '../../shared/proposal/own-answers.ts'
import { proposalScreens } from '../../shared/proposal/proposal-screens.tsx'
import { groupsOf } from './groups-of.ts'
import { pages, pagesOf } from './pages.ts'

const propose = (record: HealthRecord, accepted?: number) =>
  send(submitHealthProposal, toProposal(record, accepted))

/** The proposal for health cover in the browser, with the identity check inside it. */
export const healthProposalJourney = defineJourney({
  machine: healthProposalMachine.provide({ actors: proposalActors(propose) }),
  events: healthProposalEvents,
  answers: (asks, { record }) => ownAnswers(asks, record),
  ...proposalScreens({ pagesOf, groupsOf, pages }),
})
