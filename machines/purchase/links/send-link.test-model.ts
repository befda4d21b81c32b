import { type TestModel, testModel } from '../../core/test-model.ts'
import { sendLinkEvents } from './send-link.events.ts'
import { sendLinkMachine } from './send-link.machine.ts'

export const sendLinkTestModel: TestModel = testModel<{ hasEmail: boolean; problem?: string }>({
  key: 'send-link',
  title: 'Continue on another device',
  machine: sendLinkMachine,
  events: sendLinkEvents,
  starts: () => [
    { name: 'a phone and a mail address', input: { leadId: 'lead-1', hasEmail: true } },
    { name: 'a phone alone', input: { leadId: 'lead-1', hasEmail: false } },
  ],
  outcomes: () => ({ sendLink: { done: [{ to: '98XXXXXX10' }] } }),
  identity: ({ hasEmail, problem }) => [hasEmail, problem],
})
