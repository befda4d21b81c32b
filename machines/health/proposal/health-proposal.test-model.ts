import { applyAnswer } from '../../core/answer.ts'
import { type TestModel, testModel } from '../../core/test-model.ts'
import { sampleKyc } from '../../purchase/identity/sample-kyc.ts'
import type { ProposalContext } from '../../purchase/proposal/proposal.setup.ts'
import { proposalCalls, sampleMandates, sentStarts } from '../../purchase/proposal/sample-outcomes.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { sampleHealth, sampleHealthPlan } from '../record/samples.ts'
import { healthProposalEvents } from './health-proposal.events.ts'
import { healthProposalMachine } from './health-proposal.machine.ts'

const answers = ['person.given', 'medical.given', 'addresses.given', 'nominee.given'] as const

/** A journey whose plan is chosen and of whose proposal so much is answered, as the samples do. */
export function sampleHealthProposal(today: string, upTo: HealthRecord['savedStep'] = 7): HealthRecord {
  let record: HealthRecord = { ...sampleHealth(), savedStep: 2, plan: sampleHealthPlan(today) }
  for (const type of answers) {
    const { saved, samples } = healthProposalEvents[type]
    const step: HealthRecord['savedStep'] = saved?.step ?? 0
    if (step > upTo) break
    const known = { ...record, savedStep: step, ...(step >= 5 && { kyc: sampleKyc }) }
    record = applyAnswer(healthProposalEvents, { type, ...samples(today)[0] }, known, today)
  }
  return record
}

export const healthProposalTestModel: TestModel = testModel<ProposalContext<HealthRecord>>({
  key: 'health-proposal',
  title: 'Health proposal',
  machine: healthProposalMachine,
  events: healthProposalEvents,
  starts: (today) => {
    const answered = sampleHealthProposal(today)
    const steps = [2, 3, 5, 6] as const
    return [
      ...steps.map((step) => ({
        name: step === 2 ? 'a plan chosen' : `answered up to step ${step}`,
        input: { today, record: sampleHealthProposal(today, step) },
      })),
      { name: 'everything answered', input: { today, record: answered } },
      { name: 'no plan', input: { today, record: { ...answered, plan: undefined } } },
      {
        name: 'back from the identity provider',
        input: { today, record: sampleHealthProposal(today, 3), returned: 'redirected' },
      },
      ...sentStarts(today, answered),
    ]
  },
  outcomes: () => ({
    ...proposalCalls,
    ...sampleMandates,
  }),
  identity: ({ record, screen, change, returned, mandate }) => [
    mandate?.status,
    mandate?.paymentURL !== undefined,
    screen,
    returned,
    change !== undefined,
    record.status,
    record.kyc !== undefined,
    record.person !== undefined,
    record.medical !== undefined,
    record.permanentAddress !== undefined,
    record.nominee !== undefined,
    record.plan !== undefined,
  ],
})
