import { type TestModel, testModel } from '../../core/test-model.ts'
import { supportRequestEvents } from './support-request.events.ts'
import { supportRequestMachine } from './support-request.machine.ts'

export const supportRequestTestModel: TestModel = testModel<{ question?: object; problem?: string }>({
  key: 'supportRequest',
  title: 'Request to support',
  machine: supportRequestMachine,
  events: supportRequestEvents,
  starts: () => [{ name: 'a question', input: undefined }],
  outcomes: () => ({ sendRequest: { done: [{ number: 'SR-12345678', promisedOn: '2026-11-24' }] } }),
  identity: ({ question, problem }) => [question !== undefined, problem],
})
