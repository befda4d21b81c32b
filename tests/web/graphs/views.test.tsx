// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { replay as replayTexts } from '#machines/reference/messages/replay.ts'
import { replayEvents } from '#machines/tools/replay/replay.events.ts'
import { aDrawing, aFrame, shown } from './a-graph.ts'
import { aDoor, openGraph } from './graph-on-screen.tsx'

const map = () => screen.findByRole('region', { name: texts.drawing('A door') })
const label = () => document.activeElement?.getAttribute('aria-label')

describe('the map', () => {
  it('is one tab stop; arrow keys follow transitions, Enter opens and Escape closes', async () => {
    const { person, address } = await openGraph()
    const places = within(await map()).getAllByRole('link')
    expect(places.map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
    places[0]?.focus()
    await person.keyboard('{ArrowRight}')
    expect(label()).toBe('open: 1,200 journeys')
    expect(screen.getByText('open: 1,200 journeys', { selector: '[role=status]' })).toBeTruthy()
    await person.keyboard('{ArrowLeft}')
    expect(label()).toBe('closed: 1,200 journeys')
    await person.click(within(await map()).getByText('opened'))
    expect(address()).toBe('/graphs/door?at=door.closed+opened+0')
    places[0]?.focus()
    await person.keyboard('{Escape}')
    expect(address()).toBe('/graphs/door')
  })

  it('is updated in place when the numbers change, keeping the focus', async () => {
    const { person } = await openGraph('', (asked) =>
      asked.path === 'graphs/view' && asked.query.metric === 'events'
        ? { frame: aFrame, shown: { ...shown.map, ...aDrawing('4,000') } }
        : aDoor(asked),
    )
    const [first] = within(await map()).getAllByRole('link')
    first?.focus()
    await person.click(screen.getByRole('link', { name: texts.metric.events }))
    first?.focus()
    await waitFor(() => expect(first?.textContent).toBe('4,000'))
    expect(document.activeElement).toBe(first)
    expect(first?.getAttribute('tabindex')).toBe('0')
  })
})

describe('the outline', () => {
  it('is a tree: arrow keys move, collapse and expand, Enter shows the numbers', async () => {
    const { person, address } = await openGraph('?view=outline')
    const tree = await screen.findByRole('tree')
    const items = () => within(tree).getAllByRole('treeitem')
    expect(items()).toHaveLength(4)
    items()[0]?.focus()
    await person.keyboard('{ArrowLeft}')
    expect(items()).toHaveLength(3)
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(label()).toBe('opened, to open: Journeys 1,100, Events 1,200, Share 50 %')
    await person.keyboard('{ArrowLeft}{End}{Enter}')
    expect(address()).toBe('/graphs/door?view=outline&at=door.open+shut+0')
  })
})

describe('the table', () => {
  it('sorts by links that state the sort order', async () => {
    const { person, address } = await openGraph('?view=table&sort=median')
    const head = async () =>
      (await screen.findAllByRole('columnheader', { name: 'Median' }))[0] as HTMLElement
    expect((await head()).getAttribute('aria-sort')).toBe('descending')
    await person.click(within(await head()).getByRole('link'))
    expect(address()).toBe('/graphs/door?view=table&sort=median&dir=up')
  })
})

describe('variants and comparison', () => {
  it('show whole paths, and rare ones only in aggregate', async () => {
    await openGraph('?view=variants')
    expect(await screen.findByText(texts.rare('≤ 10', '10'))).toBeTruthy()
    expect(screen.getByText('600').closest('li')?.textContent).toContain('closedopenclosed')
  })

  it('show signed differences, what changed first and what is not known last, and what exists on one side only', async () => {
    await openGraph('?view=compare')
    const rows = within(await screen.findByRole('table', { name: texts.difference })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      `ajar${texts.onlyIn('Other days')}–20 of 1,200–––`,
      `closed: opened${texts.changes.changed}900 of 1,200850 of 1,200+4+0.7 to +7.30.017`,
      'closed1,200 of 1,2001,190 of 1,200+0.4––',
      'open900 of 1,200≤ 10 of 1,200–––',
    ])
  })

  it('say in words whether more finish, and what changed more than chance explains', async () => {
    await openGraph('?view=compare')
    await screen.findByText(texts.changes.finished.more)
    const answer = screen.getByText(texts.changes.note).parentElement as HTMLElement
    expect(answer.textContent).toContain(
      'More finish: 74.7 % against 72.9 %, +1.8 points (95 % interval +0.6 to +3, p 0.017).' +
        '1 of 31 rows changed more than chance explains: closed: opened (+4).',
    )
    expect(within(answer).getByRole('link').getAttribute('href')).toBe(
      '/graphs/door?view=compare&at=door.closed+opened+0',
    )
  })

  it('compares with the selected other side', async () => {
    const { person, address } = await openGraph('?view=compare&by=source&product=car')
    const form = within(await screen.findByRole('form', { name: texts.compare }))
    await person.selectOptions(form.getByRole('combobox'), 'agent')
    expect(address()).toBe('/graphs/door?product=car&view=compare&by=source&otherSource=agent')
  })
})

describe('coverage', () => {
  it('shows which level took a transition, and which paths contain it', async () => {
    await openGraph('?view=coverage')
    const row = (await screen.findByRole('link', { name: '1f2e3d4c' })).closest('tr') as HTMLElement
    expect(within(row).getByRole('img', { name: texts.taken })).toBeTruthy()
    expect(within(row).getByText(texts.notTaken)).toBeTruthy()
  })
})

describe('journeys', () => {
  it('are listed with links to older ones and to those through a state', async () => {
    await openGraph('?view=journeys&through=door.open')
    expect(await screen.findByText(texts.madeUp)).toBeTruthy()
    const older = screen.getByRole('link', { name: texts.older }).getAttribute('href')
    expect(older).toBe('/graphs/door?view=journeys&before=40&through=door.open')
  })

  it('are replayed step by step over the drawing, which is fetched once', async () => {
    const { person, asked } = await openGraph('?view=journeys')
    await person.click(await screen.findByRole('link', { name: /^Replay/ }))
    expect(await screen.findByText(replayTexts.audited)).toBeTruthy()
    await person.click(await screen.findByRole('button', { name: replayEvents['step.next'].label }))
    const place = (await map()).querySelector('[data-state="door.open"]')
    expect(place?.getAttribute('data-walk')).toBe('here')
    expect(screen.getByText(`${replayTexts.stepOf(1, 2)}, 1.5 s`)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: replayEvents['playing.begun'].label }))
    expect(screen.getByRole('button', { name: replayEvents['playing.paused'].label })).toBeTruthy()
    expect(asked.filter(({ path }) => path === 'graphs/replay')).toHaveLength(1)
  })

  it('are replayed only by roles with the permission', async () => {
    const { asked } = await openGraph('?view=journeys&journey=41', aDoor, 'tester')
    await screen.findByText(texts.madeUp)
    expect(screen.queryByRole('link', { name: /^Replay/ })).toBeNull()
    expect(asked.filter(({ path }) => path === 'graphs/replay')).toEqual([])
  })
})
