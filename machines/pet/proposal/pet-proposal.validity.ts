import { initialTransition } from 'xstate'
import type { Day } from '../../schemas/basics.ts'
import { photographLabels } from '../pet-words.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { photographedPets, photographsOf } from '../rules/photographs.ts'
import { petProposalMachine } from './pet-proposal.machine.ts'

export { invalidAnswer } from './pet-proposal.parts.ts'

/** Whether everything is answered that a proposal needs: the machine is at the declaration. */
export function isReadyToPropose(record: PetRecord, today: Day): boolean {
  const [snapshot] = initialTransition(petProposalMachine, { today, record, screen: 'review' })
  return snapshot.matches('review')
}

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
