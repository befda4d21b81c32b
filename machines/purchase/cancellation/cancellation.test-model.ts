import { type TestModel, testModel } from '../../core/test-model.ts'
import type { CancellationStatus } from '../../schemas/cancellation.ts'
import { cancellationEvents } from './cancellation.events.ts'
import { cancellationMachine } from './cancellation.machine.ts'

const offered: CancellationStatus = {
  state: 'offered',
  reasons: ['insuredElsewhere', 'sold', 'scrapped'],
  refund: 4_000_00,
  days: 365,
  daysLeft: 200,
  hasBegun: true,
}
const done: CancellationStatus = { state: 'done', on: '2026-11-21', refund: 4_000_00, by: '2026-12-02' }
const refused: CancellationStatus = { state: 'refused', message: 'This policy has ended.' }

export const cancellationTestModel: TestModel = testModel<{ status?: { state: string }; problem?: string }>({
  key: 'cancellation',
  title: 'Cancellation of a policy',
  machine: cancellationMachine,
  events: cancellationEvents,
  starts: () => [{ name: 'a policy of one’s own', input: { leadId: 'lead-1' } }],
  outcomes: () => ({
    readCancellation: { done: [offered, done, refused] },
    cancelPolicy: { done: [done, { ...done, state: 'asked' }] },
  }),
  identity: ({ status, problem }) => [status?.state, problem],
})
