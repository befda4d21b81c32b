import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { QuoteTerms, ServerProduct } from '#machines/core/server-product.ts'
import { sortedJson } from '#machines/core/sorted-json.ts'
import type { QuoteRun } from '../db/schema.ts'

/** A run's question, as stored with it. */
export const termsOf = ({ terms }: ServerProduct, run: Pick<QuoteRun, 'request'>): QuoteTerms =>
  v.parse(terms, run.request)

/** The same for an old run, which may be stored in another format. */
export function termsIfKnown(
  { terms }: ServerProduct,
  run: Pick<QuoteRun, 'request'>,
): QuoteTerms | undefined {
  const read = v.safeParse(terms, run.request)
  return read.success ? read.output : undefined
}

/** Equal where every insurer would be asked the very same. */
export const hashOfTerms = ({ request: _, ...asked }: QuoteTerms): string => hashOf(asked)

/** The question, normalised so that it stays equal when only the passing of days changed the business type. */
export const questionOf = (product: ServerProduct, terms: QuoteTerms): string =>
  hashOf(product.question(terms))

const hashOf = (value: unknown): string => createHash('sha256').update(sortedJson(value)).digest('base64url')
