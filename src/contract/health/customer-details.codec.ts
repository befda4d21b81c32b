import * as v from 'valibot'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { bmiOf } from '#machines/health/rules/bmi.ts'
import { occupationKeys } from '#machines/reference/health/occupations.ts'
import { day } from '#machines/schemas/basics.ts'

/** Who is insured, as CustomerDetails has them (HEALTH-03). */
export const customerDetails = v.object({
  salutation: v.string(),
  name: v.string(),
  gender: v.string(),
  DOB: day,
  mobile: v.string(),
  email: v.string(),
  PAN: v.optional(v.string()),
  /** In cm and kg. */
  height: v.number(),
  weight: v.number(),
  occupation: v.picklist(occupationKeys),
  // What is asked elsewhere, or follows from the rest: told here, and never read.
  relation: v.optional(v.string()),
  age: v.optional(v.number()),
  pincode: v.optional(v.string()),
  BMI: v.optional(v.number()),
  kycIdType: v.optional(v.string()),
  kycIdNumber: v.optional(v.string()),
})
type CustomerDetails = v.InferOutput<typeof customerDetails>

export function toCustomerDetails(record: HealthRecord): CustomerDetails | undefined {
  const { person, build, occupation, basics, kyc } = record
  if (!person?.gender || !person.dateOfBirth || !build || !occupation) return undefined
  const { salutation, fullName: name, gender, dateOfBirth: DOB, mobile, email, pan } = person
  return {
    ...{ salutation, name, gender, DOB, mobile, email, ...build, occupation },
    ...(pan && { PAN: pan }),
    ...(basics && { relation: basics.relation, age: basics.age }),
    pincode: person.pincode,
    BMI: bmiOf(build),
    ...(kyc && { kycIdType: kyc.docName, kycIdNumber: kyc.docNumber }),
  }
}

/** Where the person lives is told with the addresses. */
const nowhere = { addressLine: '', pincode: '', city: '', state: '' }

export function fromCustomerDetails(told: CustomerDetails): Partial<HealthRecord> {
  const { salutation, name, gender, DOB, mobile, email, PAN, height, weight, occupation } = told
  return {
    person: {
      ...{ salutation, fullName: name, gender, dateOfBirth: DOB, mobile, email },
      ...(PAN && { pan: PAN }),
      ...nowhere,
    },
    build: { height, weight },
    occupation,
    customer: { name, email, mobile },
  }
}
