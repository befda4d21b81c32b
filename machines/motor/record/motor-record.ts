import * as v from 'valibot'
import { businessTypes } from '../../reference/policies.ts'
import { chosen, chosenCity, chosenVariant, day, vehicleType } from '../../schemas/basics.ts'
import { emptyJourney, journeyRecord } from '../../schemas/journey-record.ts'
import { vehicleDetails } from '../../schemas/proposal.ts'
import { motorPlan } from './motor-plan.ts'
import { vehiclePhotograph } from './photograph.ts'
import { previousPolicy } from './previous-policy.ts'
import { quoteRequest } from './quote-request.ts'

/** The answers about the owner that were taken for granted, and are listed as assumptions beside the prices. */
export const ownerAssumed = v.optional(v.array(v.picklist(['customerType', 'ownerChanged'])))

/**
 * What is known of a motor journey: the specification's resume record under correct names.
 * A machine started with it finds its own screen; `src/contract` spells it for the wire.
 */
export const motorRecord = v.object({
  ...journeyRecord.entries,
  vehicleType: v.optional(vehicleType),
  isNew: v.boolean(),
  registrationNumber: v.string(),
  rto: v.optional(chosenCity),
  make: v.optional(chosen),
  model: v.optional(chosen),
  variant: v.optional(chosenVariant),
  registrationDate: v.optional(day),
  manufacturingDate: v.optional(day),
  ownerChanged: v.optional(v.boolean()),
  ownerAssumed,
  previousPolicy: v.optional(previousPolicy),
  businessType: v.optional(v.picklist(Object.values(businessTypes))),
  policyDateExceeded: v.boolean(),
  request: v.optional(quoteRequest),
  plan: v.optional(motorPlan),
  vehicle: v.optional(vehicleDetails),
  /** Of an inspection. */
  photographs: v.optional(v.array(vehiclePhotograph)),
})

export type MotorRecord = v.InferOutput<typeof motorRecord>

/** The record of a journey without any answer. */
export const emptyRecord: MotorRecord = {
  ...emptyJourney,
  quoteType: 'motor',
  isNew: false,
  registrationNumber: '',
  policyDateExceeded: false,
}

/** A vehicle as the registry tells anybody who has its number. */
const knownVehicle = v.object({
  registrationNumber: v.string(),
  vehicleType,
  rto: v.optional(chosenCity),
  make: chosen,
  model: chosen,
  variant: chosenVariant,
  registrationDate: day,
  manufacturingDate: day,
})

/** What it tells besides, of a vehicle that is being insured; long numbers in part. */
const registryDetails = v.object({
  previousInsurer: v.optional(chosen),
  previousEndDate: v.optional(day),
  previousPolicyNumber: v.optional(v.string()),
  pollutionNumber: v.optional(v.string()),
  pollutionUntil: v.optional(day),
  financier: v.optional(v.string()),
  engineNumber: v.optional(v.string()),
  chassisNumber: v.optional(v.string()),
})

/** The registry's whole entry without its owner; it stays on the server. */
export const registeredVehicle = v.object({ ...knownVehicle.entries, ...registryDetails.entries })

export type KnownVehicle = v.InferOutput<typeof knownVehicle>
/** As a search for its number finds it, and whether a journey that begins with it shows prices first. */
export type FoundVehicle = KnownVehicle & Pick<MotorRecord, 'pricesFirst'>
export type RegistryDetails = v.InferOutput<typeof registryDetails>
export type RegisteredVehicle = v.InferOutput<typeof registeredVehicle>
