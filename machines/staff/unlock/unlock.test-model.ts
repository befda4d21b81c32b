import { type TestModel, testModel } from '../../core/test-model.ts'
import { unlockEvents } from './unlock.events.ts'
import { unlockMachine } from './unlock.machine.ts'

export const unlockTestModel: TestModel = testModel<{ told?: string; problem?: string }>({
  key: 'unlock',
  title: 'Unlock a number',
  machine: unlockMachine,
  events: unlockEvents,
  starts: () => [{ name: 'the form', input: undefined }],
  outcomes: () => ({ unlockNumber: { done: [{ message: 'Done' }] } }),
  identity: ({ told, problem }) => [told !== undefined, problem],
})
