import * as v from 'valibot'
import type { Unpriceable } from '../core/server-product.ts'
import { form } from '../reference/messages/form.ts'
import { findPincode } from '../reference/pincodes.ts'
import type { HealthRecord } from './record/health-record.ts'
import { defaultHealthRequest, healthRequest } from './record/health-request.ts'
import { healthRisk } from './record/health-risk.ts'
import { healthZoneOf } from './rules/zone.ts'

/** What a request for health prices is about, as it is kept. */
export const healthTerms = v.object({ risk: healthRisk, request: healthRequest })
type HealthTerms = v.InferOutput<typeof healthTerms>

/** Undefined until the basics are answered. */
export function healthTermsOn({
  basics,
  request = defaultHealthRequest,
}: HealthRecord): HealthTerms | undefined {
  const place = basics?.pincode && findPincode(String(basics.pincode.value))
  if (!place) return undefined
  const { gender, age } = basics
  const { pincode } = place
  const risk = { ownerType: 'individual', gender, age, pincode, zone: healthZoneOf(place), ...request }
  return v.parse(healthTerms, { risk, request })
}

export function healthUnpriceable({ basics }: HealthRecord): Unpriceable | undefined {
  if (!basics?.pincode) return { field: 'pincode', message: form.required }
  if (!findPincode(String(basics.pincode.value))) return { field: 'pincode', message: form.unknownPincode }
  return undefined
}
