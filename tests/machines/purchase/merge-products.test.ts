import { describe, expect, test } from 'vitest'
import { applyAnswer } from '#machines/core/answer.ts'
import type { GivenEvent } from '#machines/core/field.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { productOf, products } from '#machines/products.ts'
import { answerDifferencesOf, type ConflictSides, mergedOf } from '#machines/purchase/merge/differences.ts'
import { mergeMachine } from '#machines/purchase/merge/merge.machine.ts'
import { merge } from '#machines/reference/messages/merge.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { play, today } from '../play.ts'

const pan = 'ABCPS1234D'
const keptPan = 'ABCPSXXXXD'

/** A journey of each product before the person is told, and the saved step of that. */
const journeys: [string, JourneyRecord, SavedStep][] = [
  ['motor', { ...sampleRecord(today), savedStep: 7, plan: { ...samplePlan(today), needs: ['pan'] } }, 8],
  ['health', { ...sampleHealth(), savedStep: 2 }, 3],
  ['pet', { ...samplePets(today), savedStep: 3 }, 4],
]

test('every product has its journey here', () => {
  expect(journeys.map(([key]) => key).sort()).toEqual(products.map(({ key }) => key).sort())
})

describe.each(journeys)('two devices on one %s journey that both tell who it is for', (key, before, step) => {
  const product = productOf(products, { quoteType: key })
  const [sample] = product.events['person.given']?.samples(today) ?? []
  const person = (change: object = {}): GivenEvent => ({
    type: 'person.given',
    ...(sample as object),
    ...(key === 'motor' && { needs: ['pan'] }),
    pan,
    ...change,
  })

  /** The server's record has the answer of the other device, its number masked. */
  function parted(there: object, here: object): ConflictSides {
    const known = applyAnswer(product.events, person({ pan: keptPan, ...there }), before, today)
    const theirs = { ...known, version: before.version + 1, savedStep: step }
    return { product, today, theirs, mine: {}, steps: [step], saves: [{ step, events: [person(here)] }] }
  }

  test('are not asked where they say the same, the number masked on one side', () => {
    expect(answerDifferencesOf(parted({}, {}))).toEqual([])
    const merging = play(mergeMachine, { leadId: before.leadId, ...parted({}, {}) })
    expect(merging.state()).toBe('merged')
    expect(merging.snapshot().output?.merged?.record.person).toMatchObject({ pan: keptPan })
  })

  test('are not asked where one typed the number with a blank', () => {
    expect(answerDifferencesOf(parted({}, { pan: 'ABCPS 1234D' }))).toEqual([])
  })

  test('are told in words of another number, which is never shown', () => {
    const [difference, ...others] = answerDifferencesOf(parted({}, { pan: 'ZZZPS1234D' }))
    expect(others).toEqual([])
    expect(difference?.note).toBe(merge.differsUnseen(['PAN']))
    expect(JSON.stringify(difference)).not.toContain('1234')
  })

  test('choose where an answer differs that is shown, and take over that of this device', () => {
    const both = parted({}, { fullName: 'Asha R Sharma' })
    const [difference, ...others] = answerDifferencesOf(both)
    expect(others).toEqual([])
    expect(difference).toMatchObject({ note: undefined, mine: expect.stringContaining('Asha R Sharma') })
    const { record, steps, saves } = mergedOf(both, { [difference?.key ?? '']: 'mine' })
    expect(steps).toEqual([step])
    const again = { type: 'person.given', fullName: 'Asha R Sharma', pan }
    expect(saves).toMatchObject([{ step, events: [again] }])
    expect(mergedOf(both, {}).saves).toEqual([])
    expect(record.person).toMatchObject({ fullName: 'Asha R Sharma', pan })
  })
})
