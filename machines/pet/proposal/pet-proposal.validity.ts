import { initialTransition } from 'xstate'
import type { Day } from '../../schemas/basics.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { petProposalMachine } from './pet-proposal.machine.ts'

export { invalidAnswer } from './pet-proposal.parts.ts'

/** Whether everything is answered that a proposal needs: the machine is at the declaration. */
export function isReadyToPropose(record: PetRecord, today: Day): boolean {
  const [snapshot] = initialTransition(petProposalMachine, { today, record, screen: 'review' })
  return snapshot.matches('review')
}

/** What a proposal contains of the pets besides what was priced. */
export const proposalDetails = ({ pets = [] }: PetRecord): object => ({
  pets: pets.map(({ petId, microchip, illnesses }) => ({
    pet_id: petId,
    ...(microchip && { microchip }),
    ...(illnesses && { illnesses }),
  })),
})
