// @vitest-environment dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { aFunnel } from './a-graph.ts'
import { aDoor, openGraph } from './graph-on-screen.tsx'

async function funnel(): Promise<HTMLElement> {
  await screen.findByText(texts.filterMenu)
  return screen.getByRole('region', { name: texts.funnel.title })
}
const answering = (different: Partial<typeof aFunnel>) => (asked: Parameters<typeof aDoor>[0]) =>
  asked.path === 'graphs/funnel' ? { ...aFunnel, ...different } : aDoor(asked)

describe('the funnel above all machines', () => {
  it('answers first how many buy and where most are lost', async () => {
    await openGraph('/graphs')
    const text = (await funnel()).textContent
    expect(text).toContain(
      'Of 1,200 visits that began on these days, 4.2 % bought; most are lost at Price. ≤ 10 are still under way.',
    )
  })

  it('says which days are not counted yet', async () => {
    await openGraph('/graphs', answering({ uncounted: { from: '2026-11-01', to: '2026-11-04' } }))
    expect((await funnel()).textContent).toContain(
      'Not summed up yet: days from 1 Nov to 4 Nov. Visits that began then are not counted, and earlier ones only as far as they had come before.',
    )
  })

  it('answers in a whole sentence where too few bought to tell', async () => {
    await openGraph('/graphs', answering({ bought: null }))
    expect((await funnel()).textContent).toContain(
      '1,200 visits began on these days; most are lost at Price.',
    )
  })

  it('tells of each step who came, who goes on, how long that takes, and where it is on a map', async () => {
    await openGraph('/graphs')
    const [visit, price, policy] = within(await funnel()).getAllByRole('listitem')
    expect(visit?.textContent).toContain('1,200100 % of all')
    expect(price?.textContent).toContain('43 % go on700 lost heremedian 2.1 min to the next step')
    expect(policy?.textContent).toBe('Policy≤ 10On the maps:A door')
    const link = within(price as HTMLElement).getByRole('link', { name: 'A door' })
    expect(link.getAttribute('href')).toBe('/graphs/door?at=door.price')
  })

  it('says the same as a table', async () => {
    await openGraph('/graphs')
    const shown = within(await funnel())
    const table = shown.getByRole('table', { name: texts.funnel.tableTitle, hidden: true })
    const rows = within(table).getAllByRole('row', { hidden: true })
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'StepVisitsOf all visitsGo onLostMedian to the next',
      'Visit1,200100 %43 %7002.1 min',
      'Price51043 %43 %7002.1 min',
      'Policy≤ 10–––' + '–',
    ])
  })

  it('says what has changed since the days before, which may be others', async () => {
    const { person, address } = await openGraph('/graphs')
    const shown = within(await funnel())
    expect((await funnel()).textContent).toContain(
      'Compared with 27 Sept – 24 Oct:How many buy has not changed more than chance explains: 4.2 % against 4 %, ' +
        '+0.2 points (95 % interval −1.4 to +1.8, p 0.8).1 of 2 steps changed more than chance explains: Visit (+4).',
    )
    await person.click(shown.getByText(texts.changes.otherDays))
    const rows = within(shown.getByRole('table', { name: texts.changes.stepsTitle })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Visit43 %39 %+4+0.7 to +7.30.017',
      'Price10 %––––',
    ])
    const form = within(shown.getByRole('form', { name: texts.changes.otherDays }))
    fireEvent.change(form.getByLabelText(texts.filter.otherFrom), { target: { value: '2026-01-01' } })
    await waitFor(() => expect(address()).toBe('/graphs?otherFrom=2026-01-01'))
  })

  it('says that too few were there to compare', async () => {
    const none = { one: 0.04, other: null, difference: null, test: null }
    const compared = { ...aFunnel.compared, bought: none, tested: 0, significant: 0 }
    await openGraph('/graphs', answering({ compared }))
    expect((await funnel()).textContent).toContain(
      `${texts.changes.bought.unknown}.${texts.changes.untested('steps')}.`,
    )
  })

  it('is asked anew for each filter, which the address keeps', async () => {
    const { person, asked, address } = await openGraph('/graphs?device=phone')
    const shown = within(await funnel())
    expect(asked).toContainEqual({
      path: 'graphs/funnel',
      query: expect.objectContaining({ device: 'phone' }),
    })
    expect(shown.queryByRole('table', { name: texts.funnel.by.device })).toBeNull()
    await person.click(shown.getByText(texts.filterMenu))
    await person.selectOptions(shown.getByLabelText(texts.filter.product), 'car')
    expect(address()).toBe('/graphs?product=car&device=phone')
    await person.click(shown.getByRole('link', { name: texts.sources.customer }))
    await waitFor(() => expect(address()).toBe('/graphs?product=car&source=customer&device=phone'))
    expect(shown.getByRole('link', { name: 'CSV table' }).getAttribute('href')).toBe(
      '/api/v1/graphs/funnelExport?product=car&source=customer&device=phone&format=csv',
    )
  })

  it('says that nothing matches, that visits are made up, and what nobody knows', async () => {
    await openGraph('/graphs?device=toaster', answering({ visits: 0, hasMadeUp: true, kind: 'made-up' }))
    const shown = within(await funnel())
    expect(shown.getByText(`${texts.funnel.none}.`)).toBeTruthy()
    expect(shown.getByText(texts.onlyMadeUp)).toBeTruthy()
    const way = shown.getByRole('link', { name: texts.withoutThem })
    expect(way.getAttribute('href')).toBe('/graphs')
  })

  it('that cannot be read can be asked for again, beside all machines', async () => {
    await openGraph('/graphs', (asked) =>
      asked.path === 'graphs/funnel'
        ? Response.json({ status: 'error', code: 'failed', message: 'No.' }, { status: 500 })
        : aDoor(asked),
    )
    expect(await screen.findByRole('list', { name: 'Machines' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: texts.retry })).toBeTruthy()
  })
})
