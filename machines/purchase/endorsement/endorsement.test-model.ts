import { type TestModel, testModel } from '../../core/test-model.ts'
import type { EndorsementStatus } from '../../schemas/endorsement.ts'
import { endorsementEvents } from './endorsement.events.ts'
import { endorsementMachine } from './endorsement.machine.ts'

const offered = {
  state: 'offered',
  subjects: ['nominee', 'contact'],
  known: {},
  insurer: { name: 'Digit', helpline: { number: '1800 000 0013', isSandbox: true } },
} satisfies EndorsementStatus
const done: EndorsementStatus = {
  state: 'answered',
  endorsement: { subject: 'nominee', state: 'done', on: '2026-11-24', number: 'SANDBOX/DIGIT/1/E1' },
}
const impossible: EndorsementStatus = { state: 'impossible', message: 'This policy has ended.' }

export const endorsementTestModel: TestModel = testModel<{
  status?: EndorsementStatus
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
  identity: ({ status, problem }) => [status?.state, status?.state === 'offered' && status.subjects, problem],
})
