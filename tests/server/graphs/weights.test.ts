import { expect, it } from 'vitest'
import { weightsOf } from '#server/graphs/overlay/weights.ts'

it('weighs a number by its square root beside the largest, a few lightly, and none not at all', () => {
  const weigh = weightsOf([400, 100, 'few', 0, null])
  expect(([400, 100, 4, 'few', 0, null] as const).map(weigh)).toEqual([1, 0.5, 0.1, 0.05, 0, 0])
})

it('weighs nothing where there is nothing to weigh', () => {
  const weigh = weightsOf([null, 'few'])
  expect([weigh(null), weigh(0), weigh('few')]).toEqual([0, 0, 0.05])
})
