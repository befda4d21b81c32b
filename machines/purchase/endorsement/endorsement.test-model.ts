import { type TestModel, testModel } from '../../core/test-model.ts'
import type { EndorsementStanding } from '../../schemas/endorsement.ts'
import { endorsementEvents } from './endorsement.events.ts'
import { endorsementMachine } from './endorsement.machine.ts'

const offered = {
  state: 'offered',
  subjects: ['nominee', 'contact'],
  known: {},
  insurer: { name: 'Digit', helpline: { number: '1800 000 0013', isSandbox: true } },
} satisfies EndorsementStanding
const done: EndorsementStanding = {
  state: 'answered',
  endorsement: { subject: 'nominee', state: 'done', on: '2026-11-24', number: 'SANDBOX/DIGIT/1/E1' },
}
const impossible: EndorsementStanding = { state: 'impossible', message: 'This policy has ended.' }

export const endorsementTestModel: TestModel = testModel<{
  standing?: EndorsementStanding
  problem?: string
}>({
  key: 'endorsement',
  title: 'Change of a policy',
  machine: endorsementMachine,
  events: endorsementEvents,
  starts: () => [{ name: 'a policy of one’s own', input: { leadId: 'lead-1' } }],
  outcomes: () => ({
    readEndorsement: { done: [offered, { ...offered, subjects: ['contact'] }, done, impossible] },
    endorsePolicy: { done: [done] },
  }),
  identity: ({ standing, problem }) => [
    standing?.state,
    standing?.state === 'offered' && standing.subjects,
    problem,
  ],
})
