import * as v from 'valibot'
import type { KnownVehicle } from '#machines/motor/record/motor-record.ts'
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
  PreInsurerCode: v.optional(chosen),
  PrePolicyEndDate: v.optional(day),
  hypothecationBank: v.optional(v.string()),
  engineNumber: v.optional(v.string()),
  chassisNumber: v.optional(v.string()),
})

export type WireVehicle = v.InferOutput<typeof wireVehicle>

export function toWireVehicle(vehicle: KnownVehicle): WireVehicle {
  const { variant, rto, manufacturingDate, previousInsurer, previousEndDate, financier, ...same } = vehicle
  return {
    ...same,
    ...(rto && { rtoCode: rto.value, RTOCityName: rto.city }),
    variantSelection: variant,
    manufaturingDate: manufacturingDate,
    ...(previousInsurer && { PreInsurerCode: previousInsurer }),
    ...(previousEndDate && { PrePolicyEndDate: previousEndDate }),
    ...(financier && { hypothecationBank: financier }),
  }
}

export function fromWireVehicle(vehicle: WireVehicle): KnownVehicle {
  const { rtoCode, RTOCityName = '', variantSelection, manufaturingDate, ...rest } = vehicle
  const { PreInsurerCode, PrePolicyEndDate, hypothecationBank, ...same } = rest
  return {
    ...same,
    ...(rtoCode && { rto: { value: rtoCode, city: RTOCityName } }),
    variant: variantSelection,
    manufacturingDate: manufaturingDate,
    ...(PreInsurerCode && { previousInsurer: PreInsurerCode }),
    ...(PrePolicyEndDate && { previousEndDate: PrePolicyEndDate }),
    ...(hypothecationBank && { financier: hypothecationBank }),
  }
}
