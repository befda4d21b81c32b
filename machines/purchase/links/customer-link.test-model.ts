import { type TestModel, testModel } from '../../core/test-model.ts'
import { customerLinkEvents } from './customer-link.events.ts'
import { customerLinkMachine } from './customer-link.machine.ts'

export const customerLinkTestModel: TestModel = testModel<{
  by: string
  email?: string
  outcome?: { kind: string }
}>({
  key: 'customer-link',
  title: 'Send a link to a customer',
  machine: customerLinkMachine,
  events: customerLinkEvents,
  starts: () => [{ name: 'the payment link', input: { leadId: 'lead-1', link: 'payment' } }],
  outcomes: () => ({
    sendLink: {
      done: [
        { kind: 'sent', to: '98XXXXXX10', message: 'The link is on its way by SMS.' },
        { kind: 'ready', to: '98XXXXXX10', url: 'https://wa.me/919876543210?text=x' },
        { kind: 'addressMissing' },
      ],
    },
  }),
  identity: ({ by, email, outcome }) => [by, email !== undefined, outcome?.kind],
})
