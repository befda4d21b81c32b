import * as fc from 'fast-check'
import { applyAnswer } from '#machines/core/answer.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** Records such as journeys of a product leave behind: some of its answers in any order, saved up to any step. */
export const recordsOf = (product: ServerProduct, today: string): fc.Arbitrary<JourneyRecord> => {
  const { events, emptyRecord } = product
  const answers = Object.entries(events).flatMap(([type, { saved, samples }]) =>
    saved ? samples(today).map((sample) => ({ ...Object(sample), type })) : [],
  )
  const begun = fc.record({
    savedStep: fc.constantFrom(...([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)),
    leadId: fc.constantFrom('', 'lead-1'),
  })
  return fc.tuple(begun, fc.subarray(answers), fc.boolean()).map(([fields, given, isShuffled]) => {
    const inOrder = isShuffled ? given.toReversed() : given
    const first: JourneyRecord = { ...emptyRecord, ...fields }
    const record = inOrder.reduce((all, answer) => applyAnswer(events, answer, all, today), first)
    return JSON.parse(JSON.stringify(record))
  })
}
