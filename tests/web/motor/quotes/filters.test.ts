import { describe, expect, test } from 'vitest'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { paise } from '#machines/rules/money.ts'
import { listed, type MotorFilters, noFilters } from '#web/motor/quotes/list/filters.ts'
import type { Slot } from '#web/shared/quotes/slots.ts'
import { priceOf, refusalOf } from './quotes-on-screen.tsx'

const value = paise(365_000)
const idv = { value, min: value, max: value }
const slot = (insurerId: number, change: Partial<MotorPlan>): Slot<MotorPlan> => ({
  insurer: { insurerId, name: '', logo: '' },
  kind: 'priced',
  isLacking: false,
  plan: priceOf(insurerId, { idv, ...change }),
})
const unavailable = refusalOf(17)
const slots: Slot<MotorPlan>[] = [
  slot(13, {}),
  slot(15, { missing: [{ addOn: 'consumables', reason: 'Not sold' }] }),
  slot(22, { inspection: true }),
  slot(33, { idv: { ...idv, value: paise(350_000) } }),
  { insurer: { ...unavailable, name: '' }, kind: 'refused', unavailable },
]
const shown = (filters: Partial<MotorFilters>, asked: number | undefined = value) =>
  listed(slots, { ...noFilters, ...filters }, { ...(asked && { idv: asked }) }).map(
    ({ insurer }) => insurer.insurerId,
  )

describe('the filters of the list', () => {
  test.each([
    ['nothing', {}, [13, 15, 22, 33, 17]],
    ['all that was asked for', { isWhole: true }, [13, 22, 33, 17]],
    ['no photographs', { isUninspected: true }, [13, 15, 33, 17]],
    ['the value that was set', { hasValue: true }, [13, 15, 22, 17]],
    ['all of it', { isWhole: true, isUninspected: true, hasValue: true }, [13, 17]],
  ])('that ask for %s leave out what has a price without it', (_, filters, left) => {
    expect(shown(filters)).toEqual(left)
  })

  test('mean no value where none is set any more', () => {
    expect(shown({ hasValue: true }, 0)).toEqual([13, 15, 22, 33, 17])
  })
})
