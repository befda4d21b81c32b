import { applyAnswer } from '../../core/answer.ts'
import { type TestModel, testModel } from '../../core/test-model.ts'
import { sampleKyc } from '../../purchase/identity/sample-kyc.ts'
import type { ProposalContext } from '../../purchase/proposal/proposal.setup.ts'
import { proposalCalls, sentStarts } from '../../purchase/proposal/sample-outcomes.ts'
import type { Day } from '../../schemas/basics.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { photographViews } from '../record/photograph.ts'
import { samplePetPlan, samplePets } from '../record/samples.ts'
import { missingViews, unphotographedPets } from '../rules/photographs.ts'
import { petProposalEvents } from './pet-proposal.events.ts'
import { petProposalMachine } from './pet-proposal.machine.ts'

/** A journey whose plan is chosen. */
const chosenPets = (today: Day): PetRecord => ({
  ...samplePets(today),
  savedStep: 3,
  plan: samplePetPlan(today),
})

/** The same with its owner, as the sample answers, and with all photographs. */
export const samplePetProposal = (today: Day): PetRecord => ({
  ...applyAnswer(
    petProposalEvents,
    { type: 'person.given', ...petProposalEvents['person.given'].samples(today)[0] },
    chosenPets(today),
    today,
  ),
  photographs: photographViews.map((view) => ({ petId: 1, view, documentId: `document-${view}` })),
  savedStep: 4,
})

export const petProposalTestModel: TestModel = testModel<ProposalContext<PetRecord>>({
  key: 'pet-proposal',
  title: 'Pet proposal',
  machine: petProposalMachine,
  events: petProposalEvents,
  starts: (today) => {
    const identified = { ...chosenPets(today), kyc: sampleKyc }
    const whole = { ...samplePetProposal(today), kyc: sampleKyc }
    return [
      { name: 'a plan chosen', input: { today, record: chosenPets(today) } },
      { name: 'the owner identified', input: { today, record: identified } },
      {
        name: 'one photograph missing',
        input: {
          today,
          record: { ...whole, photographs: whole.photographs?.filter(({ view }) => view !== 'front') },
        },
      },
      { name: 'everything answered', input: { today, record: whole } },
      { name: 'no plan', input: { today, record: { ...whole, plan: undefined } } },
      {
        name: 'back from the identity provider',
        input: { today, record: chosenPets(today), returned: 'redirected' },
      },
      ...sentStarts(today, whole),
    ]
  },
  outcomes: () => proposalCalls,
  identity: ({ record, screen, change, returned }) => [
    screen,
    returned,
    change !== undefined,
    record.status,
    record.kyc !== undefined,
    record.person !== undefined,
    record.plan !== undefined,
    unphotographedPets(record).map((pet) => missingViews(record, pet)),
  ],
})
