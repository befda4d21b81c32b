// @vitest-environment dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { petJourney } from '#web/pet/pet.journey.ts'
import { PetCard } from '#web/pet/quotes/pet-card.tsx'
import { render } from '../ui/screen.tsx'

const today = '2026-11-21'
const plan = samplePetPlan(today)

function cardOnScreen(pets: typeof plan.pets) {
  const view = {
    journey: petJourney,
    model: { today, record: samplePets(today), offers: {}, refusals: {}, compared: [] },
    screen: { busy: false },
    send: () => undefined,
    can: () => true,
  }
  const { insurerId, insurer: name, logo } = plan
  const props = { ...view, plan: { ...plan, pets }, insurer: { insurerId, name, logo } }
  render(<PetCard {...(props as unknown as Parameters<typeof PetCard>[0])} />)
}

it('says of each pet’s price that it is before GST, and of the total that GST is in it', () => {
  cardOnScreen(plan.pets)
  expect(screen.getByText('Rex').nextSibling?.textContent).toBe('₹2,200 before GST')
  expect(screen.getByText('₹2,596').nextSibling?.textContent).toBe('total for a year, with 18% GST')
})

it('says of a pet that is not insured why', () => {
  cardOnScreen([...plan.pets, { isInsured: false, petId: 2, name: 'Misty', reason: 'Older than 8 years' }])
  expect(screen.getByText('Misty').nextSibling?.textContent).toBe('Not insured: Older than 8 years')
})
