import * as v from 'valibot'
import type { HealthRecord } from './record/health-record.ts'
import { defaultHealthRequest, healthRequest } from './record/health-request.ts'
import { healthRisk } from './record/health-risk.ts'

/** What a request for health prices is about, as it is kept. */
export const healthTerms = v.object({ risk: healthRisk, request: healthRequest })
export type HealthTerms = v.InferOutput<typeof healthTerms>

/** Undefined until the basics are answered and the pincode's zone is known. */
export function healthTermsOn(record: HealthRecord): HealthTerms | undefined {
  const { basics, zone, request = defaultHealthRequest } = record
  if (!basics || !zone) return undefined
  const { gender, age, pincode } = basics
  const risk = { ownerType: 'individual', gender, age, pincode: String(pincode.value), zone, ...request }
  return v.parse(healthTerms, { risk, request })
}
