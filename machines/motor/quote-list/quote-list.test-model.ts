import { type TestModel, testModel } from '../../core/test-model.ts'
import { addDays } from '../../rules/calendar.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { sampleRecord } from '../record/samples.ts'
import { quoteListEvents } from './quote-list.events.ts'
import { quoteListMachine } from './quote-list.machine.ts'

type Identified = {
  record: MotorRecord
  offers: object
  refusals: object
  compared: number[]
}

export const quoteListTestModel: TestModel = testModel<Identified>({
  key: 'quote-list',
  title: 'Quote list',
  machine: quoteListMachine,
  events: quoteListEvents,
  isLarge: true,
  starts: (today) => {
    const record = sampleRecord(today)
    return [
      { name: 'a renewal', input: { today, record } },
      {
        name: 'too early',
        input: {
          today,
          record: { ...record, previousPolicy: { ...record.previousPolicy, endDate: addDays(today, 61) } },
        },
      },
      {
        name: 'first year running',
        input: { today, record: { ...record, registrationDate: addDays(today, -100) } },
      },
      {
        name: 'prices first',
        input: { today, record: { ...record, pricesFirst: true, customer: undefined } },
      },
      { name: 'paying', input: { today, record: { ...record, status: 'paymentPending' } } },
      { name: 'paid', input: { today, record: { ...record, status: 'paymentSuccess' } } },
    ]
  },
  outcomes: (today) => ({
    // Stream errors are reported as `quotes.failed`.
    askQuotes: { done: [], fails: false },
    savePlan: { done: [{ version: 8 }] },
    readEarlier: {
      done: [null, { onDay: addDays(today, -3), businessType: 'not expired', offers: {} }],
    },
    shareQuotes: { done: [{ url: 'https://safar.test/quotes' }] },
    expiry: {
      done: [
        { answer: { exceeded: false, endDate: addDays(today, 10), businessType: 'not expired' } },
        { answer: { exceeded: true, endDate: addDays(today, 61) } },
        {},
      ],
      fails: false,
    },
  }),
  identity: ({ record, offers, refusals, compared }) => [
    record.status,
    record.policyDateExceeded,
    record.customer !== undefined,
    Object.keys(offers),
    Object.keys(refusals),
    [...compared].sort(),
  ],
  meant: {
    'nondeterminism quoteList.open.since expiry.chosen 0':
      'a date that is too early leaves the list with the prices of an earlier day, so none are left to forget',
  },
})
