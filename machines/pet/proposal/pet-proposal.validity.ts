import { comesToReview } from '../../purchase/proposal/proposal.states.ts'
import { photographLabels } from '../pet-words.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { photographedPets, photographsOf } from '../rules/photographs.ts'
import { petProposalMachine } from './pet-proposal.machine.ts'

export { invalidAnswer } from './pet-proposal.parts.ts'

export const isReadyToPropose = comesToReview(petProposalMachine)

export const uploads = (record: PetRecord) =>
  photographedPets(record).flatMap((pet) =>
    photographsOf(record, pet).map(({ view, documentId }) => ({
      path: 'photograph.given',
      category: 'photographs' as const,
      documentId,
      label: photographLabels[view](pet.name),
    })),
  )

/** What a proposal contains of the pets besides what was priced. */
export const proposalDetails = (record: PetRecord): object => ({
  pets: record.pets?.map((pet) => ({
    pet_id: pet.petId,
    ...(pet.microchip && { microchip: pet.microchip }),
    ...(pet.illnesses && { illnesses: pet.illnesses }),
    photographs: photographsOf(record, pet).map(({ view, documentId }) => ({
      view,
      document_id: documentId,
    })),
  })),
})
