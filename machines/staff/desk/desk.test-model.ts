import { type TestModel, testModel } from '../../core/test-model.ts'
import type { DeskRow } from '../../schemas/desk.ts'
import { deskEvents } from './desk.events.ts'
import { deskMachine } from './desk.machine.ts'

export const sampleRow: DeskRow = {
  customerLeadId: 'lead-1',
  locked: false,
  customerName: 'Asha Rani Sharma',
  mobile: '9876543210',
  registrationNumber: 'RJ-14-CA-1234',
  insured: 'Maruti Swift VXi',
  product: 'motor',
  status: 'proposalSuccess',
  processStep: 'step10',
  source: 'empl',
  emplId: 'asha.agent',
  updatedAt: '2026-11-21T05:00:00.000Z',
  next: 'Send the payment link',
  links: ['resume', 'payment'],
}

export const sampleLocked: DeskRow = {
  ...sampleRow,
  customerLeadId: 'lead-2',
  locked: true,
  customerName: undefined,
  mobile: '98XXXXXX11',
  registrationNumber: 'RJ-14-XX-XX35',
  insured: '',
  emplId: 'ravi.agent',
  next: 'Ask for consent',
  links: [],
}

export const deskTestModel: TestModel = testModel<{
  rows: readonly DeskRow[]
  next?: string
  news: number
  problem?: string
}>({
  key: 'desk',
  title: 'The employee’s desk',
  machine: deskMachine,
  events: deskEvents,
  starts: () => [{ name: 'all journeys', input: { query: { search: '' } } }],
  outcomes: () => ({
    findJourneys: {
      done: [{ rows: [sampleRow, sampleLocked], next: 'cursor' }, { rows: [sampleLocked] }, { rows: [] }],
    },
    refreshRows: { done: [{ rows: [{ ...sampleRow, status: 'paymentSuccess' }], news: 1 }] },
    readHistory: {
      done: [
        [
          {
            at: '2026-11-21T05:00:00.000Z',
            username: 'asha.agent',
            name: 'Asha',
            what: 'Looked',
            changes: [],
          },
        ],
      ],
    },
    consent: { done: [undefined], fails: false },
    customerLink: { done: [{ isSent: true }], fails: false },
    handOver: { done: [{ emplId: 'ravi.agent' }, {}], fails: false },
  }),
  identity: ({ rows, next, news, problem }) => [rows.length, next, news > 0, problem],
})
