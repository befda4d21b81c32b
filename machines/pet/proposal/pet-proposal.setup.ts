import { proposalSetup } from '../../purchase/proposal/proposal.setup.ts'
import type { PetRecord } from '../record/pet-record.ts'
import type { Photograph } from '../record/photograph.ts'
import { isPhotographAsked, unphotographedPets } from '../rules/photographs.ts'
import { type PetProposalEvent, petProposalEvents } from './pet-proposal.events.ts'
import { isValid } from './pet-proposal.parts.ts'

/** What the proposal of an owner has besides what all proposals share. */
export const petProposal = proposalSetup<PetRecord, PetProposalEvent>()(petProposalEvents, {}).extend({
  guards: {
    lacksPerson: ({ context: { record, today } }) => !isValid('person', record, today),
    lacksPhotographs: ({ context }) => unphotographedPets(context.record).length > 0,
    isPhotographAsked: ({ context }, place: Pick<Photograph, 'petId' | 'view'>) =>
      isPhotographAsked(context.record, place),
  },
})
