// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { graphViews } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import { aFrame } from './a-graph.ts'
import { aDoor, openGraph } from './graph-on-screen.tsx'

const view = (name: keyof typeof texts.view) => screen.findByRole('region', { name: texts.view[name] })
const place = () => screen.findByRole('complementary', { name: texts.place })

describe('the page of a machine', () => {
  it('shows the totals, small counts as "few", and that every visit is accounted for', async () => {
    await openGraph()
    const totals = await screen.findByRole('region', { name: texts.totals })
    expect(within(totals).getByText('1,200')).toBeTruthy()
    expect(totals.textContent).toContain('Still open≤ 10')
    expect(totals.textContent).toContain(
      '2,400 in = 1,200 out + ≤ 10 open + 290 dropped + 900 finished: holds before rounding',
    )
  })

  it.each(graphViews)('is at an address as %s, and asks the server for it whole', async (name) => {
    const { asked } = await openGraph(`?view=${name}&product=car`)
    await view(name)
    const { query } = asked.find(({ path }) => path === 'graphs/view') ?? { query: {} }
    expect(query).toMatchObject({ machine: 'door', view: name, product: 'car' })
    const tabs = within(screen.getByRole('navigation', { name: texts.views }))
    expect(tabs.getByText(texts.view[name]).getAttribute('aria-current')).toBe('page')
  })

  it('keeps filters and selection across views, and leaves defaults out of the URL', async () => {
    const { person, address } = await openGraph('?view=table&sort=median&product=car&at=door.open')
    await view('table')
    await person.click(screen.getByRole('link', { name: texts.view.map }))
    await view('map')
    expect(address()).toBe('/graphs/door?product=car&at=door.open')
  })

  it('answers in one line how many finish, where most leave, and what the others do', async () => {
    const { person, address } = await openGraph()
    const line = (await screen.findByText(texts.finish('75 %'))).closest('p')
    expect(line?.textContent).toBe(
      '75 % finish (−1.3 points against the week before).Most leave at ajar (24 % of journeys, median visit 4 s).' +
        '90 % of the steps from there are opened.',
    )
    await person.click(within(line ?? document.body).getByRole('link', { name: 'ajar' }))
    expect(address()).toBe('/graphs/door?at=door.ajar')
  })

  it('says on one button what the filters are set to, with weeks to choose from', async () => {
    const { person, address } = await openGraph('?product=car')
    const chosen = () => screen.getByText(texts.filterMenu).closest('summary')?.textContent
    await view('map')
    expect(chosen()).toBe('FiltersLast 28 days · Car · Browser')
    await person.click(screen.getByText(texts.filterMenu))
    for (const name of ['From', 'To', 'Product', 'Who', 'Channel', 'Device', 'Ran in', 'Version', 'Traffic'])
      expect(screen.getByLabelText(name)).toBeTruthy()
    await person.click(screen.getByRole('link', { name: texts.preset.lastWeek }))
    expect(address()).toBe('/graphs/door?from=2026-11-09&to=2026-11-15&product=car')
  })

  it('applies a filter at once and follows the browser’s Back button', async () => {
    const { person, address, history } = await openGraph()
    await view('map')
    await person.selectOptions(screen.getByRole('combobox', { name: texts.filter.source }), 'agent')
    expect(address()).toBe('/graphs/door?source=agent')
    history.back()
    const source = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.filter.source })
    await waitFor(() => expect(source.value).toBe(''))
  })

  it('names unknown parameters, shows the rest, and offers a link on', async () => {
    const { person, address } = await openGraph('?product=boat&metric=events&from=someday')
    expect(await screen.findByText(texts.faults('from, product'))).toBeTruthy()
    await view('map')
    await person.click(screen.getByRole('link', { name: texts.withoutThem }))
    expect(address()).toBe('/graphs/door?metric=events')
  })

  it('opens as the outline on a phone, unless the address names a view', async () => {
    const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { address } = await openGraph('?product=car&at=door.open')
    await view('outline')
    expect(address()).toBe('/graphs/door?product=car&at=door.open&view=outline')
    narrow.mockRestore()
  })

  it('opens on a phone as the view that its address names', async () => {
    const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { address } = await openGraph('?view=map')
    await view('map')
    expect(address()).toBe('/graphs/door?view=map')
    narrow.mockRestore()
  })

  it('says that all of it is made up, where nothing real was found', async () => {
    await openGraph('', (asked) =>
      asked.path === 'graphs/view'
        ? { ...(aDoor(asked) as object), frame: { ...aFrame, hasMadeUp: true, kind: 'made-up' } }
        : aDoor(asked),
    )
    expect(await screen.findByText(texts.onlyMadeUp)).toBeTruthy()
  })

  it('labels generated traffic', async () => {
    await openGraph('', (asked) =>
      asked.path === 'graphs/view'
        ? { ...(aDoor(asked) as object), frame: { ...aFrame, hasMadeUp: true } }
        : aDoor(asked),
    )
    expect(await screen.findByText(texts.madeUpNotice)).toBeTruthy()
  })

  it('offers every view as a download link', async () => {
    await openGraph('?view=table&product=car')
    await view('table')
    const svg = screen.getByText(texts.formats.svg).getAttribute('href')
    expect(svg).toBe('/api/v1/graphs/export?product=car&view=table&machine=door&format=svg')
  })

  it('offers a link on from an unknown machine', async () => {
    await openGraph('/graphs/window')
    expect(await screen.findByRole('heading', { name: texts.unknown('window') })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'A door' })).toBeTruthy()
  })

  it('keeps its content when the server is unreachable, and retries on request', async () => {
    let isGone = false
    const { person } = await openGraph('', (asked) =>
      isGone ? Response.json({ message: 'Gone' }, { status: 503 }) : aDoor(asked),
    )
    await view('map')
    isGone = true
    await person.click(screen.getByRole('link', { name: texts.metric.events }))
    const notice = await screen.findByText(/Gone/)
    expect(notice.textContent).toContain(texts.stale)
    expect(screen.getByRole('region', { name: texts.drawing('A door') })).toBeTruthy()
    isGone = false
    await person.click(screen.getByRole('button', { name: texts.retry }))
    await waitFor(() => expect(screen.queryByText(/Gone/)).toBeNull())
  })

  it('refetches the view when there is new traffic', async () => {
    let pulse = '7'
    const { asked } = await openGraph('', (one) =>
      one.path === 'graphs/pulse' ? pulse : { ...(aDoor(one) as object), frame: { ...aFrame, pulse } },
    )
    await view('map')
    pulse = '8'
    await queryClient.refetchQueries({ queryKey: ['graphs', 'pulse'] })
    const views = () => asked.filter(({ path }) => path === 'graphs/view').length
    await waitFor(() => expect(views()).toBe(2))
  })

  it('shows the numbers of a selected state beside the view, with incoming and outgoing journeys', async () => {
    const { person, address } = await openGraph('?at=door.open')
    const panel = within(await place())
    expect(panel.getByText('3.2 min')).toBeTruthy()
    expect(panel.getByText('kicked')).toBeTruthy()
    expect(panel.getByRole('row', { name: 'Key 40 10 ≤ 10 0 8 s' })).toBeTruthy()
    expect(panel.getByText(texts.use.raged('Knock', '30'))).toBeTruthy()
    expect(panel.getByRole('link', { name: texts.through }).getAttribute('href')).toBe(
      '/graphs/door?view=journeys&at=door.open&through=door.open',
    )
    await person.click(panel.getByRole('link', { name: texts.close }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: texts.place })).toBeNull())
    expect(address()).toBe('/graphs/door')
  })

  it('says of a selected state what distinguishes those who left there, and nothing that may be chance', async () => {
    const { asked } = await openGraph('?at=door.open&view=table&product=car')
    const panel = within(await place())
    expect(await panel.findByText('41 % of those on a phone left here, 22 % of the others.')).toBeTruthy()
    expect(panel.getByText('290 left here, 910 went on.')).toBeTruthy()
    expect(panel.getByText('1 of 2 differences is more than chance explains.')).toBeTruthy()
    expect(panel.queryByText(/of those who came here twice left/)).toBeNull()
    expect(panel.getByRole('row', { name: 'on a phone 41 % 22 % +13.7 to +24.2 < 0.001' })).toBeTruthy()
    expect(panel.getByRole('row', { name: 'who came here twice 26 % 24 % −4.3 to +8.9 0.56' })).toBeTruthy()
    expect(panel.queryByText('who met an error here or just before')).toBeNull()
    const who = within(panel.getByRole('heading', { name: texts.whoLeft.title }).parentElement as HTMLElement)
    expect(who.getByRole('link', { name: texts.formats.csv }).getAttribute('href')).toBe(
      '/api/v1/graphs/leavingExport?product=car&view=table&at=door.open&machine=door&format=csv',
    )
    const { query } = asked.find(({ path }) => path === 'graphs/leaving') ?? {}
    expect(query).toEqual({ machine: 'door', at: 'door.open', product: 'car' })
  })
})

describe('all machines', () => {
  it('are listed as cards with today’s traffic and links to map and paths', async () => {
    await openGraph('/graphs')
    const list = await screen.findByRole('list', { name: 'Machines' })
    const card = within(within(list).getByRole('listitem'))
    expect(card.getByText('30')).toBeTruthy()
    expect(card.getByText('2 refused batches')).toBeTruthy()
    expect(card.getByRole('link', { name: 'A door' }).getAttribute('href')).toBe('/graphs/door')
    expect(card.getByRole('link', { name: 'Paths: A door' }).getAttribute('href')).toBe('/graphs/door/paths')
  })
})
