import { type TestModel, testModel } from '../../core/test-model.ts'
import { samplePlan, sampleRequest } from '../../motor/record/sample-plan.ts'
import { sampleRecord } from '../../motor/record/samples.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { PaymentStatus } from '../../schemas/outcome.ts'
import { paymentEvents } from './payment.events.ts'
import { paymentMachine } from './payment.machine.ts'

const amount = 13_808_00
const payments = (['success', 'failure', 'pending', 'notAsked'] as const).map((status) => ({
  status,
  amount,
}))

export const paymentTestModel: TestModel = testModel<{ record: JourneyRecord; payment?: PaymentStatus }>({
  key: 'payment',
  title: 'Checkout and payment',
  machine: paymentMachine,
  events: paymentEvents,
  starts: (today) => {
    const record = { ...sampleRecord(today), request: sampleRequest, plan: samplePlan(today), savedStep: 10 }
    const starts = [
      'proposalSuccess',
      'paymentPending',
      'paymentFailure',
      'paymentSuccess',
      'quotesGenerated',
    ]
    const { plan, ...unpaid } = record
    const lapsed = { caseId: plan.caseId, insurer: plan.insurer }
    return [
      ...starts.map((status) => ({ name: status, input: { today, record: { ...record, status } } })),
      { name: 'lapsed', input: { today, record: { ...unpaid, status: 'quotesRequested', lapsed } } },
    ]
  },
  outcomes: (today) => ({
    requestPayment: {
      done: [
        { status: 'initiated', amount, paymentURL: 'http://localhost:3000/pay/token' },
        { status: 'success', amount },
        { status: 'failure', amount, message: 'No payment page' },
      ],
    },
    readPayment: {
      done: [
        ...payments,
        { status: 'failure', amount, isCancelled: true },
        { status: 'notAsked', amount, hasLapsed: true },
        { status: 'initiated', amount },
        { status: 'initiated', amount, paymentURL: 'http://localhost:3000/pay/token' },
      ],
    },
    customerLink: { done: [{ isSent: true }, { isSent: false }], fails: false },
    readPolicy: {
      done: [
        {
          kind: 'ready',
          policyNumber: 'SANDBOX-1',
          url: '/policy.pdf',
          verifyUrl: '/verify/x',
          start: today,
          end: today,
        },
        { kind: 'pending' },
        { kind: 'failure', message: 'Not issued' },
      ],
    },
    leavePlan: { done: [{ version: 12 }] },
  }),
  identity: ({ record, payment }) => [
    record.status,
    record.lapsed !== undefined,
    payment?.status === 'initiated',
  ],
})
