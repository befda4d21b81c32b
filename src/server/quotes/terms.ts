import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { QuoteTerms, Underwriting } from '#machines/core/product.ts'
import type { QuoteRun } from '../db/schema.ts'

/** A run's question, as stored with it. */
export const termsOf = ({ terms }: Underwriting, run: Pick<QuoteRun, 'request'>): QuoteTerms =>
  v.parse(terms, run.request)

/** The same for an old run, which may be stored in another format. */
export function termsIfKnown(
  { terms }: Underwriting,
  run: Pick<QuoteRun, 'request'>,
): QuoteTerms | undefined {
  const read = v.safeParse(terms, run.request)
  return read.success ? read.output : undefined
}

/** Equal where every insurer would be asked the very same. */
export const hashOfTerms = ({ request: _, ...asked }: QuoteTerms): string => hashOf(asked)

/** The question, normalised so that it stays equal when only the passing of days changed the business type. */
export const questionOf = (product: Underwriting, terms: QuoteTerms): string =>
  hashOf(product.question(terms))

/** Whatever the order of the keys. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url')
}

const sorted = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value
