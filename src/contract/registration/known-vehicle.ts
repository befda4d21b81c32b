import * as v from 'valibot'
import type { KnownVehicle, RegistryDetails } from '#machines/motor/record/motor-record.ts'
import { chosen, chosenVariant, day, vehicleType } from '#machines/schemas/basics.ts'

/** A vehicle as the registry knows it, under the names of the resume record, without anything about its owner. */
export const wireVehicle = v.object({
  registrationNumber: v.string(),
  vehicleType,
  rtoCode: v.optional(v.string()),
  RTOCityName: v.optional(v.string()),
  make: chosen,
  model: chosen,
  variantSelection: chosenVariant,
  registrationDate: day,
  manufaturingDate: day,
})

/** What is told besides of the vehicle that a journey insures. */
export const wireDetails = v.object({
  PreInsurerCode: v.optional(chosen),
  PrePolicyEndDate: v.optional(day),
  PrePolicyNumber: v.optional(v.string()),
  PUCNumber: v.optional(v.string()),
  PUCValidUpto: v.optional(day),
  hypothecationBank: v.optional(v.string()),
  engineNumber: v.optional(v.string()),
  chassisNumber: v.optional(v.string()),
})

type WireDetails = v.InferOutput<typeof wireDetails>
type WireVehicle = v.InferOutput<typeof wireVehicle>

export function toWireVehicle(vehicle: KnownVehicle): WireVehicle {
  const { registrationNumber, vehicleType: kind, rto, make, model, variant } = vehicle
  const { registrationDate, manufacturingDate } = vehicle
  return {
    registrationNumber,
    vehicleType: kind,
    ...(rto && { rtoCode: rto.value, RTOCityName: rto.city }),
    make,
    model,
    variantSelection: variant,
    registrationDate,
    manufaturingDate: manufacturingDate,
  }
}

export function fromWireVehicle(vehicle: WireVehicle): KnownVehicle {
  const { rtoCode, RTOCityName = '', variantSelection, manufaturingDate, ...same } = vehicle
  return {
    ...same,
    ...(rtoCode && { rto: { value: rtoCode, city: RTOCityName } }),
    variant: variantSelection,
    manufacturingDate: manufaturingDate,
  }
}

export function toWireDetails(details: RegistryDetails): WireDetails {
  const { previousInsurer, previousEndDate, financier, ...same } = details
  const { previousPolicyNumber, pollutionNumber, pollutionUntil, ...own } = same
  return {
    ...own,
    ...(previousInsurer && { PreInsurerCode: previousInsurer }),
    ...(previousEndDate && { PrePolicyEndDate: previousEndDate }),
    ...(previousPolicyNumber && { PrePolicyNumber: previousPolicyNumber }),
    ...(pollutionNumber && { PUCNumber: pollutionNumber }),
    ...(pollutionUntil && { PUCValidUpto: pollutionUntil }),
    ...(financier && { hypothecationBank: financier }),
  }
}

export function fromWireDetails(details: WireDetails): RegistryDetails {
  const { PreInsurerCode, PrePolicyEndDate, PrePolicyNumber, hypothecationBank, ...same } = details
  const { PUCNumber, PUCValidUpto, ...own } = same
  return {
    ...own,
    ...(PreInsurerCode && { previousInsurer: PreInsurerCode }),
    ...(PrePolicyEndDate && { previousEndDate: PrePolicyEndDate }),
    ...(PrePolicyNumber && { previousPolicyNumber: PrePolicyNumber }),
    ...(PUCNumber && { pollutionNumber: PUCNumber }),
    ...(PUCValidUpto && { pollutionUntil: PUCValidUpto }),
    ...(hypothecationBank && { financier: hypothecationBank }),
  }
}
