import { expect, it } from 'vitest'
import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import { samplePetPlan } from '#machines/pet/record/samples.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { isLacking } from '#web/pet/quotes/features.ts'
import { groupAt, groupNames } from '#web/shared/quotes/groups.ts'
import { progressOf } from '#web/shared/quotes/progress.tsx'
import { inOrder, slotsOf } from '#web/shared/quotes/slots.ts'

const plan = samplePetPlan('2026-11-21')
const [first, second] = petInsurers.map(({ insurerId }) => insurerId)
const leftOut = { isInsured: false as const, petId: 2, name: 'Mia', reason: 'Insures dogs only' }

it('lists a price for some of the pets below those for all, and tells the lowest for all', () => {
  const offers: Record<number, PetPlan> = {
    [first ?? 0]: { ...plan, insurerId: first ?? 0, final: 2_749_00, pets: [...plan.pets, leftOut] },
    [second ?? 0]: { ...plan, insurerId: second ?? 0, final: 4_637_00 },
  }
  const slots = inOrder(slotsOf(petInsurers, { offers, refusals: {} }, false, isLacking))
  expect(slots.map(({ insurer }) => insurer.insurerId)).toEqual([second, first])
  expect(groupAt(slots, 1)).toBe(groupNames.lacking)
  expect(progressOf(slots)).toBe('2 prices, from ₹4,637')
})
