import { photographLabels } from '#machines/pet/pet-words.ts'
import { petProposalTestModel } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import type { PhotographView } from '#machines/pet/record/photograph.ts'
import { givePicture } from '../purchases/photographs.ts'
import { proposalStage } from '../walk/proposal.ts'

const stored = { id: 'document-front', name: 'image_1.jpg', type: 'image/jpeg', size: 9 }

function labelOf({ pets = [] }: PetRecord, petId: number, view: PhotographView): string {
  const pet = pets.find((one) => one.petId === petId)
  if (!pet) throw new Error(`There is no pet ${petId}`)
  return photographLabels[view](pet.name)
}

export const petProposalStage = proposalStage({
  testModel: petProposalTestModel,
  submit: 'pet/submitProposal',
  home: '/pet',
  usual: { 'motor/getMotorKycDocumentUrl': { json: { status: 'success', data: stored } } },
  causes: {
    'photograph.given': ({ page, snapshot }, { petId, view }) =>
      givePicture(page, labelOf(snapshot.context.record, petId, view)),
  },
})
