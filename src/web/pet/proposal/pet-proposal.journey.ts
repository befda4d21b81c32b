import { submitPetProposal } from '#contract/proposal/proposal.calls.ts'
import { toProposal } from '#contract/proposal/proposal.codec.ts'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { petProposalMachine } from '#machines/pet/proposal/pet-proposal.machine.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { proposalActors } from '../../shared/proposal/actors.ts'
import { ownAnswers } from '../../shared/proposal/own-answers.ts'
import { proposalScreens } from '../../shared/proposal/proposal-screens.tsx'
import { groupsOf } from './groups-of.ts'
import { pages, pagesOf } from './pages.ts'
import { PhotographsView } from './photographs.view.tsx'

const propose = (record: PetRecord, accepted?: number) =>
  send(submitPetProposal, toProposal(record, accepted))

const screens = proposalScreens({ pagesOf, groupsOf, pages })

/** The proposal for pet cover in the browser, with the identity check inside it. */
export const petProposalJourney = defineJourney({
  machine: petProposalMachine.provide({ actors: proposalActors(propose) }),
  events: petProposalEvents,
  answers: (asks, { record }) => ownAnswers(asks, record),
  ...screens,
  views: { ...screens.views, photographs: PhotographsView },
})
