import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { applyAnswer } from '#machines/core/answer.ts'
import { accepts, type SavedMachine } from '#machines/core/saved-machine.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { serverProducts } from '#machines/server-products.ts'
import { type Applied, applyEvents, type Rested } from '#server/engine/apply-events.ts'
import { outcomesFor } from '#server/engine/play-steps.ts'
import { machineRun } from '#server/engine/run.ts'
import { recordsOf } from '../../support/generated-records.ts'

const today = '2026-06-15'

/** One machine of a product, which begins anew for every save. */
class Journey {
  readonly #product: ServerProduct
  readonly #saved: SavedMachine
  readonly #samples: readonly AnyEventObject[]

  constructor(product: ServerProduct, saved: SavedMachine) {
    this.#product = product
    this.#saved = saved
    this.#samples = Object.entries(saved.events).flatMap(([type, { how, samples }]) =>
      how === 'system' ? [] : samples(today).map((sample) => ({ ...Object(sample), type })),
    )
  }

  /** What a save of these events makes of a record, with or without memory of where the machine came to rest. */
  save(
    record: JourneyRecord,
    screen: string | undefined,
    events: AnyEventObject[],
    rested?: Rested,
  ): Applied {
    return applyEvents(
      { saved: this.#saved, screen, events, inOrder: true },
      { product: this.#product, record, today, outcomes: this.#outcomes(record), rested },
    )
  }

  /** The events that may happen on a screen. */
  possible(record: JourneyRecord, screen: string | undefined): AnyEventObject[] {
    const { snapshot } = machineRun(this.#saved.machine, this.#outcomes(record)).begin({
      today,
      record,
      screen,
    })
    return this.#samples.filter((event) => accepts(snapshot, event))
  }

  #outcomes = (record: JourneyRecord) => outcomesFor(this.#product, record, record.kyc)
}

const machines = serverProducts.flatMap((product) =>
  product.machines.map((saved) => ({ id: saved.machine.id, product, saved })),
)

/**
 * Records of a journey that has begun. For a wizard that can be told where it came to rest they have all answers up to
 * some question, because with any others, such as a variant and no make, it may stand where no journey ever comes.
 */
function recordsFor(product: ServerProduct, saved: SavedMachine): fc.Arbitrary<JourneyRecord> {
  const records = saved.isResumable ? answeredInOrder(product, saved) : recordsOf(product, today)
  return records
    .map((record) => product.asOfToday({ ...record, leadId: 'lead-1', version: 1 }, today))
    .filter((record) => v.is(product.record, record))
}

function answeredInOrder({ emptyRecord }: ServerProduct, { events }: SavedMachine) {
  const answers = Object.entries(events).flatMap(([type, { saved, samples }]) =>
    saved
      ? samples(today)
          .slice(0, 1)
          .map((sample) => ({ ...Object(sample), type }))
      : [],
  )
  return fc
    .nat(answers.length)
    .map(
      (count): JourneyRecord =>
        answers.slice(0, count).reduce((all, answer) => applyAnswer(events, answer, all, today), emptyRecord),
    )
}

/** Which of the possible events happens: most often the first, which is an answer, so that journeys come far. */
const picks = fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(40)), { maxLength: 25 })

describe('the screen on which a machine came to rest', () => {
  it.each(machines)('is where the record of $id leads, after every event', ({ product, saved }) => {
    const journey = new Journey(product, saved)
    fc.assert(
      fc.property(recordsFor(product, saved), picks, (begun, picked) => {
        let { record, rests } = journey.save(begun, undefined, [])
        for (const pick of picked) {
          const events = journey.possible(record, rests?.screen)
          const event = events[pick % events.length]
          if (!event) return
          const applied = journey.save(record, rests?.screen, [event], rests)
          ;({ rests } = applied)
          record = product.asOfToday(JSON.parse(JSON.stringify(applied.record)), today)
          const found = journey.save(record, rests?.screen, [])
          expect(journey.save(record, rests?.screen, [], rests)).toEqual(found)
        }
      }),
      { numRuns: 100 },
    )
  })
})
