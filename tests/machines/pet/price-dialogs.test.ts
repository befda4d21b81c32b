import { describe, expect, test } from 'vitest'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { play, today } from '../play.ts'

const prices = petEvents['quote.arrived'].samples(today).map((price) => ({ type: 'quote.arrived', ...price }))
const compared = petEvents['plan.compared'].samples(today).map((one) => ({ type: 'plan.compared', ...one }))
const failed = { type: 'quotes.failed', message: 'Lost' }

describe('a dialog about prices', () => {
  test.each([
    { type: 'plan.opened', insurerId: samplePetPlan(today).insurerId, overlay: 'breakup' },
    { type: 'comparison.opened', overlay: 'comparison' },
  ])('closes when all insurers are asked anew: $overlay', ({ overlay, ...opening }) => {
    const record = samplePets(today)
    const opened = () => play(petMachine, { today, record }).hear(...prices, ...compared, failed, opening)
    expect(opened().screen().overlay).toBe(overlay)
    expect(opened().hear({ type: 'quotes.retried' }).screen().overlay).toBeUndefined()
  })
})
