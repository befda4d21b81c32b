import * as v from 'valibot'
import type { Address, HealthRecord } from '#machines/health/record/health-record.ts'

const wireAddress = v.object({
  address_1: v.string(),
  address_2: v.optional(v.string()),
  state: v.string(),
  city: v.string(),
  pincode: v.string(),
  area: v.string(),
})
type WireAddress = v.InferOutput<typeof wireAddress>

/** Where a person lives and where letters go, as CustomerDetails has them (HEALTH-06). */
export const customerAddresses = v.object({
  permanentAddress: wireAddress,
  communicationAddress: wireAddress,
})
type CustomerAddresses = v.InferOutput<typeof customerAddresses>

export function toCustomerAddresses({
  permanentAddress,
  communicationAddress,
}: HealthRecord): CustomerAddresses | undefined {
  if (!permanentAddress || !communicationAddress) return undefined
  return {
    permanentAddress: toWireAddress(permanentAddress),
    communicationAddress: toWireAddress(communicationAddress),
  }
}

export const fromCustomerAddresses = ({ permanentAddress, communicationAddress }: CustomerAddresses) => ({
  permanentAddress: fromWireAddress(permanentAddress),
  communicationAddress: fromWireAddress(communicationAddress),
})

const toWireAddress = ({ line1, line2, ...rest }: Address): WireAddress => ({
  address_1: line1,
  ...(line2 && { address_2: line2 }),
  ...rest,
})

const fromWireAddress = ({ address_1, address_2, ...rest }: WireAddress): Address => ({
  line1: address_1,
  ...(address_2 && { line2: address_2 }),
  ...rest,
})
