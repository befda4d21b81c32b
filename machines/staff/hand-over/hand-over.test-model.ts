import { type TestModel, testModel } from '../../core/test-model.ts'
import { handOverEvents } from './hand-over.events.ts'
import { handOverMachine } from './hand-over.machine.ts'

export const handOverTestModel: TestModel = testModel<{ colleagues: readonly unknown[]; problem?: string }>({
  key: 'hand-over',
  title: 'Hand a journey over',
  machine: handOverMachine,
  events: handOverEvents,
  starts: () => [{ name: 'a journey of Ravi', input: { leadId: 'lead-1', emplId: 'ravi.agent' } }],
  outcomes: () => ({
    readColleagues: {
      done: [
        [
          { username: 'asha.agent', name: 'Asha Verma', role: 'agent' },
          { username: 'ravi.agent', name: 'Ravi Menon', role: 'agent' },
        ],
      ],
    },
    handOver: { done: [undefined] },
  }),
  identity: ({ colleagues, problem }) => [colleagues.length, problem],
})
