import * as v from 'valibot'
import type { Unpriceable } from '../core/server-product.ts'
import { journey } from '../reference/messages/journey.ts'
import { rtoByCode } from '../reference/rtos.ts'
import { type Day, vehicleType } from '../schemas/basics.ts'
import type { MotorRecord } from './record/motor-record.ts'
import { motorRisk } from './record/motor-risk.ts'
import { quoteRequest } from './record/quote-request.ts'
import { availableCovers, defaultRequest, requestError } from './rules/quote-request.ts'
import { officeOf, riskOf } from './rules/risk.ts'

/** What a request for prices of a vehicle is about, as it is kept. */
export const motorTerms = v.object({
  /** The risk that insurers price. */
  risk: motorRisk,
  /** What the person asked for. */
  request: quoteRequest,
  /** What may be shown to anybody. */
  vehicle: v.object({
    vehicleType,
    make: v.string(),
    model: v.string(),
    variant: v.string(),
    city: v.string(),
  }),
})

export type MotorTerms = v.InferOutput<typeof motorTerms>

/** Undefined where an answer is missing that a price depends on. */
export function motorTermsOn(record: MotorRecord, today: Day): MotorTerms | undefined {
  const request = record.request ?? defaultRequest(record, today)
  const risk = riskOf(record, request, today)
  if (!risk) return undefined
  const vehicle = {
    vehicleType: risk.vehicleType,
    make: record.make?.label ?? '',
    model: record.model?.label ?? '',
    variant: record.variant?.label ?? '',
    city: record.rto?.city || rtoByCode(officeOf(record) ?? '')?.registered_city_name || '',
  }
  return v.parse(motorTerms, { risk, request, vehicle })
}

export function motorUnpriceable(record: MotorRecord, today: Day): Unpriceable | undefined {
  if (record.policyDateExceeded) return { message: journey.renewalTooEarly }
  if (availableCovers(record, today).length === 0) return { message: journey.firstPolicyRunning }
  return requestError(record.request ?? defaultRequest(record, today), record, today)
}
