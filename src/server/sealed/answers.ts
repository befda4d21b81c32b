import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Product } from '#machines/core/product.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Seal } from './seal.ts'

type Sealing = Pick<Product, 'sealedFields'>

const answers = v.record(v.string(), v.unknown())

const clearFields = ({ sealedFields = [] }: Sealing, record: object): [string, unknown][] =>
  Object.entries(record).filter(([name, value]) => sealedFields.includes(name) && value !== undefined)

/** The record with its sealed answers readable; those that can no longer be decrypted are asked for again. */
export function withOpenAnswers<R extends JourneyRecord>(seal: Seal, product: Sealing, record: R): R {
  const { sealedAnswers, leadId } = record
  if (sealedAnswers === undefined) return record
  const opened = seal.open(sealedAnswers, leadId)
  const known = opened === undefined ? {} : v.parse(answers, JSON.parse(opened))
  return { ...record, ...Object.fromEntries(clearFields(product, known)), sealedAnswers: undefined }
}

/** The record as it may be stored: what its product wants sealed is in `sealedAnswers` alone. */
export function withSealedAnswers<R extends JourneyRecord>(seal: Seal, product: Sealing, record: R): R {
  const clear = clearFields(product, record)
  if (clear.length === 0) return record
  const hidden = Object.fromEntries(clear.map(([name]) => [name, undefined]))
  const text = JSON.stringify(Object.fromEntries(clear))
  return { ...record, ...hidden, sealedAnswers: seal.close(text, record.leadId) }
}

/** Nothing is written in the clear that should have been sealed. */
export function rejectClearAnswers(product: Sealing, record: object): void {
  const [clear] = clearFields(product, record)
  if (clear) throw new Error(`${clear[0]} was about to be stored unsealed`)
}

/** Which of the sealed answers differ between two open records. */
export function changedAnswers({ sealedFields = [] }: Sealing, before: object, after: object): string[] {
  return sealedFields.filter(
    (name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
  )
}
