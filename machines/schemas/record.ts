import * as v from 'valibot'
import { businessTypes } from '../reference/policies.ts'
import { chosen, chosenCity, chosenVariant, customerType, day, vehicleType } from './basics.ts'
import { plan } from './plan.ts'
import { previousPolicy } from './previous-policy.ts'
import { kycResult, nominee, person, vehicleDetails } from './proposal.ts'
import { quoteRequest } from './quote-request.ts'

export const savedStep = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])

/** Where a journey goes on: the page, the screen on it and the specification's activeStep. */
export const leadsTo = v.object({ path: v.string(), screen: v.string(), activeStep: v.number() })
export type LeadsTo = v.InferOutput<typeof leadsTo>

/**
 * What is known of a motor journey: the specification's resume record under correct names.
 * A machine started with it finds its own screen; `src/contract` spells it for the wire.
 */
export const motorRecord = v.object({
  leadId: v.string(),
  /** Which save it stands on; a save made on an older one is refused. */
  version: v.number(),
  /** The last saved step, 0 before the first save. */
  savedStep,
  source: v.picklist(['customer', 'empl']),
  emplId: v.optional(v.string()),
  vehicleType: v.optional(vehicleType),
  isNew: v.boolean(),
  registrationNumber: v.string(),
  rto: v.optional(chosenCity),
  make: v.optional(chosen),
  model: v.optional(chosen),
  variant: v.optional(chosenVariant),
  registrationDate: v.optional(day),
  manufacturingDate: v.optional(day),
  customerType: v.optional(customerType),
  ownerChanged: v.optional(v.boolean()),
  customer: v.optional(v.object({ name: v.string(), email: v.string(), mobile: v.string() })),
  previousPolicy: v.optional(previousPolicy),
  businessType: v.optional(v.picklist(Object.values(businessTypes))),
  policyDateExceeded: v.boolean(),
  /** The lead of the policy that this journey renews. */
  renewalOf: v.optional(v.string()),
  request: v.optional(quoteRequest),
  plan: v.optional(plan),
  addOnAnswers: v.optional(v.record(v.string(), v.boolean())),
  kyc: v.optional(kycResult),
  person: v.optional(person),
  /** The numbers of `person` in full, which stand there masked; only the server can open it. */
  sealed: v.optional(v.string()),
  nominee: v.optional(nominee),
  personalAccidentDecline: v.optional(v.string()),
  vehicle: v.optional(vehicleDetails),
  proposalStatus: v.optional(v.string()),
  /** The lifecycle status, written by the server alone. */
  status: v.optional(v.string()),
})

export type MotorRecord = v.InferOutput<typeof motorRecord>
export type SavedStepOrNone = v.InferOutput<typeof savedStep>

/** The record of a journey nobody has answered anything of. */
export const emptyRecord: MotorRecord = {
  leadId: '',
  version: 0,
  savedStep: 0,
  source: 'customer',
  isNew: false,
  registrationNumber: '',
  policyDateExceeded: false,
}

/** A vehicle as the registry knows it. */
export const knownVehicle = v.object({
  registrationNumber: v.string(),
  vehicleType,
  rto: v.optional(chosenCity),
  make: chosen,
  model: chosen,
  variant: chosenVariant,
  registrationDate: day,
  manufacturingDate: day,
  previousInsurer: v.optional(chosen),
  previousEndDate: v.optional(day),
  financier: v.optional(v.string()),
  engineNumber: v.optional(v.string()),
  chassisNumber: v.optional(v.string()),
})

export type KnownVehicle = v.InferOutput<typeof knownVehicle>
