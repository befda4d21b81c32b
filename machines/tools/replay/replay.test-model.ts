import { type TestModel, testModel } from '../../core/test-model.ts'
import { replayEvents } from './replay.events.ts'
import { replayMachine } from './replay.machine.ts'

export const replayTestModel: TestModel = testModel<{ times: readonly number[]; step: number }>({
  key: 'replay',
  title: 'A journey walked again',
  machine: replayMachine,
  events: replayEvents,
  starts: () => [{ name: 'three steps', input: { times: [0, 1_200, 5_000] } }],
  outcomes: () => ({}),
  identity: ({ times, step }) => [times.length, step],
})
