import * as v from 'valibot'
import { day } from './basics.ts'

export const kycResult = v.object({
  kycStatus: v.picklist(['success', 'pending', 'failure']),
  kycType: v.picklist(['ckyc', 'ovd']),
  docName: v.string(),
  /** Masked: what was verified, never the number itself. */
  docNumber: v.string(),
  kycNumber: v.optional(v.string()),
  reference: v.string(),
  name: v.optional(v.string()),
  gender: v.optional(v.string()),
  dateOfBirth: v.optional(day),
  /** House and street; city and state come from the pincode. */
  address: v.optional(v.string()),
  pincode: v.optional(v.string()),
  city: v.optional(v.string()),
  state: v.optional(v.string()),
})

const address = {
  addressLine: v.string(),
  pincode: v.string(),
  city: v.string(),
  state: v.string(),
}

export const person = v.object({
  salutation: v.string(),
  fullName: v.string(),
  gender: v.optional(v.string()),
  dateOfBirth: v.optional(day),
  email: v.string(),
  mobile: v.string(),
  ...address,
  pan: v.optional(v.string()),
  aadhaar: v.optional(v.string()),
  gstin: v.optional(v.string()),
})

const relative = { name: v.string(), relation: v.string(), dateOfBirth: day }

export const nominee = v.object({
  ...relative,
  gender: v.string(),
  appointee: v.optional(v.object(relative)),
})

export const vehicleDetails = v.object({
  /** Of a registered vehicle that was priced without one. */
  registrationNumber: v.optional(v.string()),
  engineNumber: v.string(),
  chassisNumber: v.string(),
  hypothecation: v.optional(v.object({ bank: v.string(), city: v.string() })),
  pollutionCertificate: v.optional(v.object({ number: v.string(), validUntil: day })),
  registrationAddressSame: v.boolean(),
  registrationAddress: v.optional(v.string()),
  previousPolicyNumber: v.optional(v.string()),
  thirdPartyPolicy: v.optional(v.object({ insurer: v.string(), number: v.string(), end: day })),
})

export type KycResult = v.InferOutput<typeof kycResult>
export type Person = v.InferOutput<typeof person>
export type Nominee = v.InferOutput<typeof nominee>
export type VehicleDetails = v.InferOutput<typeof vehicleDetails>
