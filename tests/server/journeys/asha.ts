import { saveFlow } from '#contract/flow/flow.calls.ts'
import type { Visitor } from '../support/visitor.ts'

/** What Asha answers of her four-year-old Swift, step by step, as it travels. */
export const asha = {
  step1: { registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w', IsVehicleNew: false },
  step2: { make: { value: 47, label: 'Maruti' } },
  step3: { model: { value: 4705, label: 'Swift' } },
  step4: { variantSelection: { value: 470502, label: 'VXi', fuelType: 'Petrol' } },
  step5: {
    customerDetails: {
      customer_name: 'Asha Rani Sharma',
      customer_email: 'asha@example.com',
      customer_phone: '9876543210',
    },
    customerType: 'individual',
    isOwnerChanged: false,
    manufaturingDate: '2022-01-01',
    registrationDate: '2022-03-10',
  },
  step6: {
    pypSelection: {
      claimInLastYear: 'No',
      PolicyStatus: 'continue',
      PreInsurerCode: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
      PrePolicyEndDate: '2026-07-05',
      PreviousPolicyType: 'Comprehensive',
      PreviousNoClaimBonus: 25,
    },
  },
} as const

/** Her sixth step where her policy ends on another day. */
export const policyEnding = (day: string) => ({
  pypSelection: { ...asha.step6.pypSelection, PrePolicyEndDate: day },
})

/** What she answers in the proposal, as it is kept. */
export const person = {
  salutation: 'Ms',
  fullName: 'Asha Rani Sharma',
  gender: 'Female',
  dateOfBirth: '1992-06-15',
  email: 'asha@example.com',
  mobile: '9876543210',
  addressLine: '12 Lake Road, Civil Lines',
  pincode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
}
export const nominee = { name: 'Ravi Sharma', relation: 'Spouse', dateOfBirth: '1990-02-01', gender: 'Male' }
export const vehicle = {
  engineNumber: 'K12MN1234567',
  chassisNumber: 'MA3EWDE1S00123456',
  registrationAddressSame: true,
  pollutionCertificate: { number: 'RJ01400120012345', validUntil: '2026-09-01' },
  previousPolicyNumber: 'OG-25-1234-5678',
}

type Step = keyof typeof asha
type Sent = Record<string, unknown>

const words = [
  '',
  'registrationNumber',
  'make',
  'model',
  'variant',
  'customerDetails',
  'pypSelection',
  'quotation',
]

/** A save of one step as the browser makes it; a start has neither lead id nor version. */
export function aSave(step: number, different: Sent = {}): Sent {
  const key = `step${step}`
  return {
    quoteType: 'motor',
    step,
    processDiscription: words[step] ?? 'vehicleDetails',
    loggedInUser: false,
    source: 'customer',
    ...(key in asha && { [key]: asha[key as Step] }),
    ...different,
  }
}

/** A journey that has come as far as a step, saved one by one. */
export async function aJourney(visitor: Visitor, upTo: number, different: Sent = {}) {
  const started = await visitor.call(saveFlow, aSave(1, different))
  let { customerLeadId, version } = started.data.data
  for (let step = 2; step <= upTo; step += 1) {
    const saved = await visitor.call(saveFlow, aSave(step, { customerLeadId, version }))
    version = saved.data.data.version
  }
  return { customerLeadId, version }
}
