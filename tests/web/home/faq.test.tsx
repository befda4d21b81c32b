// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { categories } from '#machines/reference/categories.ts'
import { openHome } from './open-home.tsx'

const tabs = () => screen.findAllByRole('tab')
const panel = () => screen.getByRole('tabpanel')

describe('the questions on the home page', () => {
  it('stand under six tabs in order, three under each, and Term has none [HOME-28, HOME-29, HOME-30]', async () => {
    const { person } = await openHome()
    const labels = (await tabs()).map(({ textContent }) => textContent)
    expect(labels).toEqual(['Health', 'Travel', 'Pet', 'Two-Wheeler', 'PVT Car', 'Taxi'])
    for (const name of labels) {
      await person.click(screen.getByRole('tab', { name: name ?? '' }))
      const questions = within(panel()).getAllByRole('button')
      expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual(
        Array(3).fill('false'),
      )
    }
  })

  it('open their answers [HOME-29]', async () => {
    const { person } = await openHome()
    await tabs()
    const question = within(panel()).getByRole('button', { name: 'May I return the policy?' })
    expect(panel().querySelector('[hidden]')).not.toBeNull()
    await person.click(question)
    expect(within(panel()).getByText(/within 30 days of receiving it/).hidden).toBe(false)
  })

  it('lead to pet cover from the Pet tab, as no tile does [HOME-19]', async () => {
    const { person, arrives } = await openHome()
    await tabs()
    await person.click(screen.getByRole('tab', { name: 'Pet' }))
    const pet = within(panel()).getByRole('region', { name: 'Pet cover' })
    await person.click(within(pet).getByRole('link', { name: 'See pet prices' }))
    await arrives('/pet')
  })

  it('say of taxis that they are still to come, and no tile opens pet or taxi [HOME-19]', async () => {
    const { person, tile } = await openHome()
    await tabs()
    await person.click(screen.getByRole('tab', { name: 'Taxi' }))
    const taxi = within(panel()).getByRole('region', { name: 'Taxi cover' })
    expect(taxi.textContent).toBe("We're gearing up to introduce Taxi Insurance – Coming Soon!")
    await person.click(screen.getByRole('tab', { name: 'Health' }))
    for (const { label } of categories) {
      await tile(new RegExp(label))
      for (const name of ['Pet cover', 'Taxi cover'])
        expect(screen.queryByRole('region', { name })).toBeNull()
    }
  })
})
