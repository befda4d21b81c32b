import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { risk } from '#contract/partners/insurer.ts'
import { rtoByCode } from '#machines/reference/rtos.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { vehicleType } from '#machines/schemas/basics.ts'
import { type QuoteRequest, quoteRequest } from '#machines/schemas/quote-request.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { QuoteRun } from '../db/schema.ts'
import { officeOf, riskOf } from './risk.ts'

const terms = v.object({
  /** What insurers are asked to price. */
  risk,
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

/** What a run is about, as it is kept with it. */
export type KeptTerms = v.InferOutput<typeof terms>
/** The same before it is kept, with its hash: equal where every insurer would be asked the very same. */
export type Terms = KeptTerms & { hash: string }

export const termsOf = (run: Pick<QuoteRun, 'request'>): KeptTerms => v.parse(terms, run.request)

/** The same of a run of long ago, which may have been kept otherwise. */
export function termsIfKnown(run: Pick<QuoteRun, 'request'>): KeptTerms | undefined {
  const read = v.safeParse(terms, run.request)
  return read.success ? read.output : undefined
}

/** Undefined where an answer is missing that a price depends on. */
export function termsOn(record: MotorRecord, request: QuoteRequest, today: Day): Terms | undefined {
  const risk = riskOf(record, request, today)
  if (!risk) return undefined
  const vehicle = {
    vehicleType: risk.vehicleType,
    make: record.make?.label ?? '',
    model: record.model?.label ?? '',
    variant: record.variant?.label ?? '',
    city: record.rto?.city || rtoByCode(officeOf(record) ?? '')?.registered_city_name || '',
  }
  const kept = v.parse(terms, { risk, request, vehicle })
  return { ...kept, hash: hashOf({ risk: kept.risk, vehicle }) }
}

/** What was asked, equal also where only the days that passed have made another business of it. */
export function questionOf({ risk, vehicle }: Pick<KeptTerms, 'risk' | 'vehicle'>): string {
  const { businessType: _business, previousPolicyType: _type, ...asked } = risk
  return hashOf({ asked, vehicle })
}

/** Whatever the order of the keys. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url')
}

const sorted = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value
