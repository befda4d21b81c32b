import { expect, it } from 'vitest'
import { voluntaryDeductibles } from '#machines/reference/deductibles.ts'
import { vehicleKinds } from '#machines/reference/policies.ts'
import { tariff } from '#machines/reference/tariff.ts'

it.each(vehicleKinds)('offers a %s exactly the deductibles that the tariff has a discount for', (kind) => {
  const latest = tariff.extras.at(-1)?.voluntaryDeductible[kind] ?? []
  expect(latest.map(({ amount }) => amount)).toEqual(voluntaryDeductibles[kind])
})
