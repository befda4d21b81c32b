import { type TestModel, testModel } from '../../core/test-model.ts'
import type { Referral } from '../../schemas/referral.ts'
import { referralsEvents } from './referrals.events.ts'
import { referralsMachine } from './referrals.machine.ts'

export const sampleReferral: Referral = {
  customerLeadId: 'lead-1',
  locked: true,
  showsSealed: false,
  mobile: '98XXXXXX10',
  product: 'Health insurance',
  insurer: 'Digit',
  proposalNumber: 'DIGIT-P-1234567',
  premium: 7600,
  reason: 'An underwriter reads what was said of your health before this is accepted.',
  since: '2026-11-21T05:00:00.000Z',
  facts: [],
  uploads: [{ documentId: 'document-front', label: 'Front' }],
}

export const referralsTestModel: TestModel = testModel<{
  referrals?: readonly Referral[]
  told?: string
  problem?: string
}>({
  key: 'referrals',
  title: 'Referred proposals',
  machine: referralsMachine,
  events: referralsEvents,
  starts: () => [{ name: 'the queue', input: undefined }],
  outcomes: () => ({
    readReferrals: { done: [[sampleReferral], []] },
    askForPhotograph: { done: [{ message: 'Asked' }] },
    decide: { done: [{ message: 'Done' }] },
    consent: { done: [undefined], fails: false },
  }),
  identity: ({ referrals, told, problem }) => [referrals?.length, told !== undefined, problem],
})
