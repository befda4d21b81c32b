// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { samplePets } from '#machines/pet/record/samples.ts'
import type { PetContext } from '#machines/pet/wizard/pet.setup.ts'
import { EventForm } from '#web/journey/form/event-form.tsx'
import type { ViewProps } from '#web/journey/journey.ts'
import { petJourney } from '#web/pet/pet.journey.ts'
import { PetsView } from '#web/pet/pets.view.tsx'
import { render } from '../ui/screen.tsx'

const today = '2026-11-21'

function viewOf(asks: string, change: Partial<PetContext> = {}, can = true) {
  const send = vi.fn()
  const view = {
    journey: petJourney,
    actor: {},
    model: { today, record: samplePets(today), offers: {}, refusals: {}, compared: [], ...change },
    errors: [],
    screen: { state: '', busy: false, canGoBack: true, asks, title: 'Your pets' },
    send,
    can: () => can,
  } as unknown as ViewProps
  return { view, send }
}

afterEach(() => sessionStorage.clear())

const breeds = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the form of a pet', () => {
  it('finds a breed by what is typed, of the animal that was chosen', async () => {
    const { view } = viewOf('pet.given')
    const person = render(<EventForm {...view} />)
    const breed = screen.getByRole('combobox', { name: 'Breed' })
    await person.type(breed, 'retriever')
    expect(breeds()).toEqual(['Labrador Retriever', 'Golden Retriever'])
    await person.clear(breed)
    await person.click(screen.getByRole('radio', { name: 'Cat' }))
    await person.type(breed, 'pers')
    expect(breeds()).toEqual(['Persian'])
  })

  it('is filled with the pet that is changed, and empty for another', async () => {
    const { view } = viewOf('pet.given', { changed: 1 })
    render(<EventForm {...view} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rex')
    expect(screen.getByText('Rated as a large dog, up to 40 kg.')).toBeTruthy()
  })

  it('keeps what was typed of one pet away from another', async () => {
    const person = render(<EventForm {...viewOf('pet.given', { changed: 1 }).view} />)
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'ina')
    document.body.replaceChildren()
    render(<EventForm {...viewOf('pet.given').view} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('')
  })
})

describe('the list of pets', () => {
  it('says which pet a button is about, and that there is room for no more', async () => {
    const { view, send } = viewOf('pets.given', {}, false)
    const person = render(<PetsView {...(view as Parameters<typeof PetsView>[0])} />)
    const rex = screen.getByRole('listitem', { name: 'Rex' })
    await person.click(within(rex).getByRole('button', { name: 'Remove Rex' }))
    expect(send).toHaveBeenCalledWith({ type: 'pet.removed', petId: 1 })
    expect(screen.getByText(/^8 pets is the most/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add another pet' })).toBeNull()
  })
})
