// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { sampleSuite } from '#machines/tools/paths-page/paths-page.test-model.ts'
import { aDoor, openPaths } from './paths-on-screen.tsx'

const steps = () => within(screen.getByRole('list', { name: texts.steps })).getAllByRole('listitem')
const current = () =>
  screen.getByRole('list', { name: texts.steps }).querySelector('[aria-current]')?.textContent
const shown = () => screen.findByRole('list', { name: texts.steps })

describe('the paths of a machine', () => {
  it('show their totals, the proof and their coverage', async () => {
    await openPaths()
    await shown()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Paths: A door')
    expect(screen.getByRole('heading', { name: '2 paths, 3 events and 1 refusal' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '3 of 4 events are proven to be needed' })).toBeTruthy()
    expect(screen.getByRole('region', { name: texts.verdict }).textContent).toContain(
      '3 of 4 targets reached',
    )
  })

  it('are stepped through with keys; the URL, the outline and a live region follow', async () => {
    const { person, address } = await openPaths()
    await shown()
    steps()[0]?.querySelector('button')?.focus()
    await person.keyboard('j')
    expect(current()).toContain('opened')
    expect(address()).toBe('?step=1')
    expect(screen.getByText('Step 1 of 2: opened, to open')).toBeTruthy()
    await person.keyboard('{End}')
    expect(current()).toContain('closed')
    await person.keyboard('k{Home}')
    expect(current()).toContain('begins')
    expect(address()).toBe('')
  })

  it('are restored from a link: criterion, path and step', async () => {
    const { suites } = await openPaths('?criterion=negative&maxLength=9&path=b&step=1')
    await shown()
    expect(suites()).toEqual([{ machine: 'door', criterion: 'negative', maxLength: '9' }])
    expect(screen.getByRole('heading', { name: 'Path 2 of 2' })).toBeTruthy()
    expect(current()).toContain('opened')
  })

  it('start at the first path when a link names one that no longer exists', async () => {
    const { address } = await openPaths('?path=gone&step=1')
    await shown()
    expect(screen.getByRole('heading', { name: 'Path 1 of 2' })).toBeTruthy()
    await waitFor(() => expect(address()).toBe(''))
  })

  it('return to the previous path with the browser’s Back button', async () => {
    const { person, history, address } = await openPaths()
    await shown()
    await person.click(screen.getAllByRole('button', { name: /^2/ })[0] as HTMLElement)
    expect(address()).toBe('?path=b')
    history.back()
    await screen.findByRole('heading', { name: 'Path 1 of 2' })
  })

  it('show what a state rejects on request', async () => {
    await openPaths()
    await shown()
    expect(steps()[1]?.textContent).toContain('refuses 1 event')
    expect(steps()[1]?.textContent).toContain('wide')
  })

  it('are exported as a file, or a single one to the clipboard', async () => {
    const writeText = vi.fn()
    const { person, asked } = await openPaths('', ({ path }) =>
      path === 'paths/export'
        ? new Response('a test', { headers: { 'content-type': 'text/plain' } })
        : aDoor[path],
    )
    await shown()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    await person.click(screen.getByRole('button', { name: texts.copyVitest }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('a test'))
    expect(asked.at(-1)).toEqual({
      path: 'paths/export',
      query: { machine: 'door', criterion: 'transitions', format: 'vitest', path: 'a' },
    })
  })
})

describe('the options', () => {
  it('request a new suite on every change, and are kept in the URL', async () => {
    const { person, suites, address } = await openPaths()
    await shown()
    await person.selectOptions(screen.getByRole('combobox', { name: texts.fields.criterion }), 'states')
    await waitFor(() => expect(suites().at(-1)).toEqual({ machine: 'door', criterion: 'states' }))
    await waitFor(() => expect(address()).toBe('?criterion=states'))
  })

  it('show an error beside the field, keep the input, and request nothing until it is fixed', async () => {
    const { person, suites } = await openPaths('?criterion=n-switch&n=7')
    const field = await screen.findByRole('combobox', { name: texts.fields.n })
    expect(await screen.findByText(texts.errors.n)).toBeTruthy()
    expect((field as HTMLSelectElement).value).toBe('7')
    expect(suites()).toEqual([])
    await person.selectOptions(field, '2')
    await shown()
    expect(suites()).toEqual([{ machine: 'door', criterion: 'n-switch', n: '2' }])
  })

  it('show errors that only the server can detect', async () => {
    const issues = [{ path: 'maxLength', message: 'No path of 1 takes it.' }]
    await openPaths('?maxLength=1', ({ path }) =>
      path === 'paths/suite'
        ? Response.json({ status: 'error', code: 'invalid', message: '', issues }, { status: 422 })
        : aDoor[path],
    )
    expect(await screen.findByText('No path of 1 takes it.')).toBeTruthy()
    expect(screen.getByDisplayValue('1')).toBeTruthy()
  })

  it('can be changed during generation, which cancels the first request', async () => {
    let isFirst = true
    const { person, suites } = await openPaths('', ({ path }) => {
      if (path !== 'paths/suite' || !isFirst) return aDoor[path]
      isFirst = false
      return new Promise(() => undefined)
    })
    expect(await screen.findByText(texts.making)).toBeTruthy()
    await person.selectOptions(screen.getByRole('combobox', { name: texts.fields.criterion }), 'states')
    await shown()
    expect(suites()).toHaveLength(2)
  })

  it('retry after a failure', async () => {
    let isDown = true
    const { person } = await openPaths('', ({ path }) =>
      path === 'paths/suite' && isDown
        ? Response.json({ status: 'error', code: 'unavailable', message: texts.tooMany }, { status: 503 })
        : aDoor[path],
    )
    expect((await screen.findByRole('alert')).textContent).toContain(texts.tooMany)
    isDown = false
    await person.click(screen.getByRole('button', { name: texts.retry }))
    await shown()
  })

  it('collect targets one by one', async () => {
    const { person, suites } = await openPaths('?criterion=chosen&targets=door.open')
    await shown()
    await person.click(screen.getByRole('combobox', { name: texts.fields.targets }))
    await person.click(screen.getByRole('option', { name: 'Event locked' }))
    await waitFor(() => expect(suites().at(-1)?.targets).toBe('door.open,locked'))
    await person.click(screen.getByRole('button', { name: `State open ${texts.remove}` }))
    await waitFor(() => expect(suites().at(-1)?.targets).toBe('locked'))
  })
})

describe('a machine', () => {
  it('that is unknown is answered with the list of known ones', async () => {
    const refusal = { status: 'error', code: 'not-found', message: '' }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openPaths('', ({ path }) =>
      path === 'paths/outline' ? Response.json(refusal, { status: 404 }) : aDoor[path],
    )
    expect(await screen.findByRole('heading', { name: texts.unknown('door') })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'A door' }).getAttribute('href')).toBe('/graphs/door/paths')
  })

  it('that cannot be loaded can be requested again', async () => {
    let isDown = true
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { person } = await openPaths('', ({ path }) =>
      isDown ? Response.json({}, { status: 500 }) : aDoor[path],
    )
    await screen.findByRole('heading', { name: texts.unreadable })
    isDown = false
    await person.click(screen.getByRole('button', { name: texts.retry }))
    await shown()
  })

  it('shows why a target is not covered', async () => {
    const { person } = await openPaths()
    await shown()
    await person.click(screen.getByRole('tab', { name: `${texts.tabs.gaps} (1)` }))
    expect(screen.getByText('open: locked [hasKey] → closed')).toBeTruthy()
    expect(screen.getByText(sampleSuite.uncovered[0]?.reason ?? '')).toBeTruthy()
  })

  it('shows the findings of its checks, each with the path to it', async () => {
    const [path] = sampleSuite.paths
    const finding = { check: 'trap', place: 'door.open', message: 'Nothing leads out.', path }
    const { person } = await openPaths('', (request) =>
      request.path === 'paths/findings' ? { findings: [finding], notes: [] } : aDoor[request.path],
    )
    await shown()
    await person.click(screen.getByRole('tab', { name: texts.tabs.checks }))
    expect((await screen.findByText('Nothing leads out.')).closest('li')?.textContent).toContain('3 events')
  })

  it('is not available to agents', async () => {
    const { asked } = await openPaths('', undefined, 'agent')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(asked).toEqual([])
  })
})
