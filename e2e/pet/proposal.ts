import { petProposalTestModel } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import { proposalStage } from '../walk/proposal.ts'

export const petProposalStage = proposalStage({
  testModel: petProposalTestModel,
  submit: 'pet/submitProposal',
  home: '/pet',
})
