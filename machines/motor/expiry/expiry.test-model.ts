import { type TestModel, testModel } from '../../core/test-model.ts'
import { expiryEvents } from './expiry.events.ts'
import { type ExpiryInput, expiryMachine } from './expiry.machine.ts'

export const expiryTestModel: TestModel = testModel<ExpiryInput & { answer?: unknown }>({
  key: 'expiry',
  title: 'Expiry date and no-claim bonus',
  machine: expiryMachine,
  events: expiryEvents,
  starts: (today) => [
    { name: 'quote flow', input: { today, fromQuoteList: false } },
    { name: 'quote list', input: { today, fromQuoteList: true } },
  ],
  outcomes: () => ({}),
  identity: ({ fromQuoteList, answer }) => [fromQuoteList, answer],
})
