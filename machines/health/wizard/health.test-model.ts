import { type TestModel, testModel } from '../../core/test-model.ts'
import { emptyHealth, type HealthRecord } from '../record/health-record.ts'
import { sampleHealth } from '../record/samples.ts'
import { healthEvents } from './health.events.ts'
import { healthMachine } from './health.machine.ts'

type Identified = {
  record: HealthRecord
  screen?: string
  offers: object
  refusals: object
  compared: number[]
  only?: readonly number[]
}

export const healthTestModel: TestModel = testModel<Identified>({
  key: 'health',
  title: 'Health wizard',
  machine: healthMachine,
  events: healthEvents,
  isLarge: true,
  starts: (today) => {
    const record = sampleHealth()
    return [
      { name: 'nothing known', input: { today, record: emptyHealth } },
      { name: 'from the home page', input: { today, record: { ...emptyHealth, basics: record.basics } } },
      { name: 'a journey with its basics', input: { today, record } },
      { name: 'back to the basics', input: { today, record, screen: 'basics' } },
      { name: 'paying', input: { today, record: { ...record, status: 'paymentPending' } } },
      { name: 'paid', input: { today, record: { ...record, status: 'paymentSuccess' } } },
    ]
  },
  outcomes: () => ({
    startJourney: { done: [{ leadId: 'lead-1', version: 1, quotationNumber: 'SAFH150620260001' }] },
    // Stream errors are reported as `quotes.failed`.
    askQuotes: { done: [], fails: false },
    savePlan: { done: [{ version: 2 }] },
  }),
  identity: ({ record, offers, refusals, compared, only, screen }) => [
    record.status,
    record.leadId !== '',
    record.basics?.pincode !== undefined,
    screen,
    Object.keys(offers),
    Object.keys(refusals),
    [...compared].sort(),
    only !== undefined,
  ],
})
