import { type TestModel, testModel } from '../../core/test-model.ts'
import { sampleKyc } from '../../purchase/identity/sample-kyc.ts'
import { proposalCalls, sentStarts } from '../../purchase/proposal/sample-outcomes.ts'
import { addYears } from '../../rules/calendar.ts'
import type { Person } from '../../schemas/proposal.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { type Shot, shots } from '../record/photograph.ts'
import { samplePlan, sampleRequest } from '../record/sample-plan.ts'
import { sampleRecord } from '../record/samples.ts'
import { missingShots } from '../rules/inspection.ts'
import { proposalEvents } from './proposal.events.ts'
import { proposalMachine } from './proposal.machine.ts'
import type { MotorProposalInput } from './proposal.setup.ts'

/** A journey whose plan is chosen, nothing of the proposal answered. */
function chosen(today: string): MotorRecord {
  return { ...sampleRecord(today), savedStep: 7, request: sampleRequest, plan: samplePlan(today) }
}

export const samplePerson: Person = {
  salutation: 'Ms',
  fullName: 'Asha Rani Sharma',
  gender: 'Female',
  dateOfBirth: '1992-05-10',
  email: 'asha@example.com',
  mobile: '9876543210',
  addressLine: '12 Lake Road, Civil Lines',
  pincode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
}

/** The same journey with every page answered as the samples do. */
function answered(today: string, record: MotorRecord): MotorRecord {
  return {
    ...record,
    savedStep: 10,
    person: samplePerson,
    nominee: { name: 'Ravi Sharma', relation: 'Spouse', dateOfBirth: addYears(today, -36), gender: 'Male' },
    vehicle: {
      engineNumber: 'K12MN1234567',
      chassisNumber: 'MA3EWDE1S00123456',
      registrationAddressSame: true,
      previousPolicyNumber: 'OG-25-1234-5678',
    },
  }
}

/** The same for an insurer that inspects the vehicle. */
const inspected = (record: MotorRecord): MotorRecord => ({
  ...record,
  plan: record.plan && { ...record.plan, inspection: true },
})

/** With all its photographs but some. */
const photographed = (today: string, known: MotorRecord, missing: readonly Shot[]): MotorRecord => ({
  ...inspected(answered(today, known)),
  photographs: shots
    .filter((shot) => !missing.includes(shot))
    .map((shot) => ({ shot, documentId: `document-${shot}`, takenOn: today })),
})

export const proposalTestModel: TestModel = testModel<MotorProposalInput & { change?: unknown }>({
  key: 'proposal',
  title: 'Proposal',
  machine: proposalMachine,
  events: proposalEvents,
  isLarge: true,
  starts: (today) => {
    const record = chosen(today)
    const known = { ...record, kyc: sampleKyc, status: 'quotesGenerated' }
    return [
      { name: 'a plan chosen', input: { today, record } },
      { name: 'an organisation', input: { today, record: { ...known, customerType: 'organisation' } } },
      {
        name: 'prices first',
        input: { today, record: { ...record, pricesFirst: true, customer: undefined } },
      },
      { name: 'no plan', input: { today, record: { ...record, plan: undefined } } },
      { name: 'back from the identity provider', input: { today, record, returned: 'redirected' } },
      { name: 'everything answered', input: { today, record: answered(today, known) } },
      { name: 'an inspection', input: { today, record: inspected(answered(today, known)) } },
      { name: 'one photograph missing', input: { today, record: photographed(today, known, ['front']) } },
      { name: 'all photographs taken', input: { today, record: photographed(today, known, []) } },
      ...sentStarts(today, answered(today, known)),
    ]
  },
  outcomes: () => ({
    ...proposalCalls,
    recallVehicle: { done: [null] },
  }),
  identity: ({ today, record, screen, change, returned }) => [
    screen,
    returned,
    change !== undefined,
    record.customerType,
    record.customer !== undefined,
    record.pricesFirst,
    record.status,
    record.kyc !== undefined,
    record.person !== undefined,
    record.nominee !== undefined,
    record.vehicle !== undefined,
    record.plan !== undefined,
    record.plan?.inspection,
    missingShots(record, today),
  ],
})
