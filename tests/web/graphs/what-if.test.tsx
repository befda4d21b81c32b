// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { graphs } from '#machines/reference/messages/graphs.ts'
import { aFrame, shown } from './a-graph.ts'
import { aDoor, openGraph } from './graph-on-screen.tsx'

const { whatIf: texts } = graphs
const form = () => screen.findByRole('form', { name: texts.form })

describe('what if', () => {
  it('says what would change, with its interval and what it rests on', async () => {
    await openGraph('?view=what-if&at=door.open')
    const answer = (await screen.findByText(texts.assumption)).closest('[role=status]')
    expect(answer?.textContent).toBe(
      'Without “open”, 83.8 % of journeys would finish, not 74.7 % (+9.1 points, 90 % interval 81.1 % to 86.1 %).' +
        'In 30 days with as many journeys as now, 1,081 would finish (1,046 to 1,111), not 964.' +
        '1,200 journeys came here and 130 left for good. Of the others that have ended, 83.8 % finished. ' +
        `${texts.assumption} ${texts.note}`,
    )
  })

  it('is asked by a form whose answers are the address', async () => {
    const { person, address } = await openGraph('?view=what-if&product=car')
    const fields = within(await form())
    await person.selectOptions(fields.getByLabelText(texts.fields.at), 'door.open')
    await person.selectOptions(fields.getByLabelText(texts.fields.change), 'leaving')
    await person.clear(fields.getByLabelText(texts.fields.leaving))
    await person.type(fields.getByLabelText(texts.fields.leaving), '2.5')
    await person.click(fields.getByRole('button', { name: texts.predict }))
    expect(address()).toBe('/graphs/door?product=car&view=what-if&at=door.open&change=leaving&leaving=2.5')
    expect(screen.getByText(/^If 0 % of visits to “open” ended there instead of 10 %,/)).toBeTruthy()
  })

  it('offers half of those who leave now, and follows a state chosen on the map', async () => {
    const { person } = await openGraph('?view=what-if')
    const share = within(await form()).getByLabelText<HTMLInputElement>(texts.fields.leaving)
    expect([share.value, share.placeholder]).toEqual(['', '5'])
    await person.click(screen.getByRole('link', { name: /^open: / }))
    expect(within(await form()).getByLabelText<HTMLSelectElement>(texts.fields.at).value).toBe('door.open')
  })

  it('says what is missing where there is no answer', async () => {
    const { answer: _, ...unanswered } = shown['what-if']
    await openGraph('?view=what-if', (asked) =>
      asked.path === 'graphs/view' ? { frame: aFrame, shown: unanswered } : aDoor(asked),
    )
    expect(await screen.findByText(texts.unchosen)).toBeTruthy()
  })

  it('says that too little is known, and what helps', async () => {
    await openGraph('?view=what-if&at=door.open', (asked) =>
      asked.path === 'graphs/view'
        ? { frame: aFrame, shown: { ...shown['what-if'], answer: 'few' } }
        : aDoor(asked),
    )
    expect(await screen.findByText(texts.few)).toBeTruthy()
  })

  it('is one link away from the numbers of a state', async () => {
    const { person, address } = await openGraph('?at=door.open')
    await person.click(await screen.findByRole('link', { name: texts.ask }))
    expect(address()).toBe('/graphs/door?view=what-if&at=door.open')
  })
})
