import { type TestModel, testModel } from '../../core/test-model.ts'
import type { SupportRequest } from '../../schemas/support-request.ts'
import { supportDeskEvents } from './support-desk.events.ts'
import { supportDeskMachine } from './support-desk.machine.ts'

export const sampleRequest: SupportRequest = {
  number: 'SR-12345678',
  promisedOn: '2026-11-24',
  state: 'open',
  topic: 'payment',
  fullName: 'Asha Rani Sharma',
  email: 'asha@example.com',
  about: 'RJ-14-CA-1234',
  text: 'I paid twice for one policy. When is the second payment back?',
  askedAt: '2026-11-21T05:00:00.000Z',
}

export const supportDeskTestModel: TestModel = testModel<{
  requests?: readonly SupportRequest[]
  told?: string
  problem?: string
}>({
  key: 'supportDesk',
  title: 'Requests to support at the desk',
  machine: supportDeskMachine,
  events: supportDeskEvents,
  starts: () => [{ name: 'the list', input: undefined }],
  outcomes: () => ({
    readRequests: { done: [[sampleRequest], []] },
    answerRequest: { done: [{ message: 'Sent' }] },
    closeRequest: { done: [{ message: 'Closed' }] },
  }),
  identity: ({ requests, told, problem }) => [requests?.length, told !== undefined, problem],
})
