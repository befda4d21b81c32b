// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmployeeRole } from '#machines/reference/permissions.ts'
import type { DeskRow } from '#machines/schemas/desk.ts'
import { sampleLocked, sampleRow } from '#machines/staff/desk/desk.test-model.ts'
import DeskPage from '#web/desk/desk.page.tsx'
import { tabSession } from '#web/session/tab-session.ts'
import { renderWithLinks } from '../ui/screen.tsx'

type Asked = { search: string; status?: string; cursor?: string; ids?: string[] }
type Page = { rows: readonly DeskRow[]; next?: string }

const anonymous = { view: { kind: 'anonymous', role: 'anonymous' }, dialog: undefined } as const

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  tabSession.become(anonymous)
})

/** The desk with a fake server whose list is the current value of `answer`. */
async function atTheDesk(answer: (asked: Asked) => Page | undefined, role: EmployeeRole = 'agent') {
  tabSession.become({ view: { kind: 'employee', role, name: 'Asha Verma' }, dialog: undefined })
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    const request = JSON.parse(String(body))
    asked.push(request)
    const data = answer(request)
    return data ? Response.json({ status: 'success', data }) : Response.json({}, { status: 500 })
  })
  const person = await renderWithLinks(<DeskPage />)
  return { person, asked }
}

const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('heading').textContent)
const refreshed = () => vi.advanceTimersByTimeAsync(5_100)
const another = (customerLeadId: string, different: Partial<DeskRow> = {}): DeskRow => ({
  ...sampleRow,
  customerLeadId,
  customerName: customerLeadId,
  ...different,
})

describe('the desk', () => {
  it('shows own journeys in full, hides names on the others, and offers the allowed actions of each', async () => {
    await atTheDesk(() => ({ rows: [sampleRow, sampleLocked] }))
    await screen.findByRole('link', { name: 'Continue: Asha Rani Sharma, RJ-14-CA-1234' })
    const begin = screen.getByRole('link', { name: 'New journey for a customer' })
    expect(begin.getAttribute('href')).toBe('/')
    const [own, locked] = screen.getAllByRole('listitem')
    expect(own?.textContent).toContain('Send the payment link')
    const links = within(own as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+919876543210',
      'https://wa.me/919876543210',
      '/resume/lead-1',
    ])
    expect(locked?.textContent).toContain('Hidden until the customer agrees')
    expect(locked?.querySelector('a')).toBeNull()
    expect(within(locked as HTMLElement).getByRole('button', { name: /^Ask for consent/ })).toBeTruthy()
    expect(within(locked as HTMLElement).queryByRole('button', { name: 'More' })).toBeNull()
  })

  it('offers hand-over and history to admins only', async () => {
    const { person } = await atTheDesk(() => ({ rows: [sampleLocked] }), 'admin')
    await person.click(await screen.findByRole('button', { name: 'More' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Hand over',
      'History',
    ])
  })

  it('searches after typing pauses, and keeps the search text out of the URL', async () => {
    const { person, asked } = await atTheDesk(() => ({ rows: [sampleRow] }))
    await screen.findByText('Asha Rani Sharma')
    await person.type(screen.getByRole('searchbox'), 'sharma')
    await waitFor(() => expect(asked.at(-1)?.search).toBe('sharma'))
    expect(asked.filter(({ search }) => search !== '' && search !== 'sharma')).toEqual([])
    expect(window.location.href).not.toContain('sharma')
  })

  it('refreshes rows in place and holds back new rows until asked for', async () => {
    const before = [another('A'), another('B')]
    const after = [another('C'), another('B', { next: 'Wait for the policy' }), another('A')]
    let now: readonly DeskRow[] = before
    const { person } = await atTheDesk(() => ({ rows: now }))
    await screen.findByText('A')
    now = after
    await refreshed()
    await screen.findByText('Wait for the policy')
    expect(names()).toEqual(['A', 'B'])
    expect(screen.getByText(/1 other journey has moved/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Show them' }))
    await waitFor(() => expect(names()).toEqual(['C', 'B', 'A']))
  })

  it('requests rows beyond the first page by id', async () => {
    const { person, asked } = await atTheDesk(({ cursor, ids }) => {
      if (ids) return { rows: [another('B', { next: 'Wait for the bank' })] }
      return cursor ? { rows: [another('B')] } : { rows: [another('A')], next: 'place' }
    })
    await person.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toEqual(['A', 'B']))
    await refreshed()
    await screen.findByText('Wait for the bank')
    expect(asked.at(-1)?.ids).toEqual(['B'])
  })

  it('stops polling while the tab is hidden', async () => {
    const { asked } = await atTheDesk(() => ({ rows: [sampleRow] }))
    await screen.findByText('Asha Rani Sharma')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const times = asked.length
    await refreshed()
    await refreshed()
    expect(asked).toHaveLength(times)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(asked).toHaveLength(times + 1))
  })

  it('shows a message when loading fails and when nothing is found', async () => {
    let isDown = true
    const { person } = await atTheDesk(() => (isDown ? undefined : { rows: [] }))
    expect((await screen.findByRole('alert')).textContent).toContain('Your journeys could not be read')
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No journeys yet' })).toBeTruthy()
    await person.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy()
  })

  it('is not available to analysts [EMP-13]', async () => {
    const { asked } = await atTheDesk(() => ({ rows: [sampleRow] }), 'analyst')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(asked).toEqual([])
  })
})
