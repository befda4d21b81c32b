import { withContact } from '../../purchase/endorsement/with-change.ts'
import { findPincode } from '../../reference/pincodes.ts'
import type { Contact } from '../../schemas/endorsement.ts'
import type { Address, HealthRecord } from '../record/health-record.ts'
import { healthZoneOf } from './zone.ts'

/** A policy whose letters go elsewhere; undefined where that is in another zone of prices. */
export function withHealthContact(record: HealthRecord, contact: Contact): HealthRecord | undefined {
  const priced = findPincode(String(record.basics?.pincode?.value ?? ''))
  if (priced && healthZoneOf(priced) !== healthZoneOf(contact)) return undefined
  const address = addressOf(contact)
  return { ...withContact(record, contact), permanentAddress: address, communicationAddress: address }
}

/** The part after the last comma is the locality. */
function addressOf({ addressLine, pincode, city, state }: Contact): Address {
  const comma = addressLine.lastIndexOf(',')
  const [line1, area] =
    comma < 0 ? [addressLine, ''] : [addressLine.slice(0, comma).trim(), addressLine.slice(comma + 1).trim()]
  return { line1, area, pincode, city, state }
}
