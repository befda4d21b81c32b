import * as v from 'valibot'
import type { Address, HealthRecord } from '#machines/health/record/health-record.ts'
import { isPaid } from '#machines/rules/journey-status.ts'

const wireAddress = v.object({ pincode: v.string(), city: v.string(), state: v.string() })

export const customerAddress = v.object({
  communicationAddress: v.optional(wireAddress),
  permanentAddress: v.optional(wireAddress),
})

/** The case of the chosen price, by which its insurer finds the enquiry. */
export const enquiryIdOf = ({ plan }: HealthRecord): string | undefined => plan?.caseId

/** Our own page, from acceptance until it is paid: the gateway's address exists once payment is requested there (C-108). */
export const paymentUrlOf = ({ leadId, proposalStatus, status }: HealthRecord): string | undefined =>
  proposalStatus === 'proposalSuccess' && !isPaid(status) ? `/checkout/${leadId}` : undefined

export const customerPincodeOf = ({ permanentAddress, basics }: HealthRecord): string | undefined =>
  permanentAddress?.pincode ?? basics?.pincode?.value.toString()

export function customerAddressOf(record: HealthRecord): v.InferOutput<typeof customerAddress> | undefined {
  const { communicationAddress, permanentAddress } = record
  if (!communicationAddress && !permanentAddress) return undefined
  return {
    ...(communicationAddress && { communicationAddress: toWireAddress(communicationAddress) }),
    ...(permanentAddress && { permanentAddress: toWireAddress(permanentAddress) }),
  }
}

const toWireAddress = ({ pincode, city, state }: Address) => ({ pincode, city, state })
