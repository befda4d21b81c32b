// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EmployeeRole } from '#machines/reference/permissions.ts'
import type { Referral } from '#machines/schemas/referral.ts'
import { sampleReferral } from '#machines/staff/referrals/referrals.test-model.ts'
import ReferralsPage from '#web/desk/referrals.page.tsx'
import { tabSession } from '#web/session/tab-session.ts'
import { renderWithLinks } from '../ui/screen.tsx'

const anonymous = { view: { kind: 'anonymous', role: 'anonymous' }, dialog: undefined } as const
const opened: Referral = {
  ...sampleReferral,
  locked: false,
  showsSealed: true,
  customerName: 'Asha Rani Sharma',
  facts: [{ title: 'Health', entries: [['Heart disease, bypass or stent', 'Yes, since 03/2019']] }],
}

afterEach(() => {
  vi.unstubAllGlobals()
  tabSession.become(anonymous)
})

type Reply = { status: number; body: object }
const told = 'The insurer has your decision, and the customer gets a message.'

/** The queue with a fake server: the proposals it lists, and its reply to a decision. */
async function atTheQueue(listed: Referral[], reply?: Reply, role: EmployeeRole = 'admin') {
  tabSession.become({ view: { kind: 'employee', role, name: 'Dev Kapoor' }, dialog: undefined })
  const decided: object[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ status: 'success', data: decided.length > 0 ? [] : listed })
    decided.push(JSON.parse(String(body)))
    return Response.json(reply?.body ?? { status: 'success', message: told, data: {} }, {
      status: reply?.status ?? 200,
    })
  })
  const person = await renderWithLinks(<ReferralsPage />)
  return { person, decided }
}

describe('the queue of referred proposals', () => {
  it('shows what was proposed, and no answers until the customer agrees', async () => {
    await atTheQueue([sampleReferral])
    const card = await screen.findByRole('region', { name: 'DIGIT-P-1234567' })
    expect(card.textContent).toContain('98XXXXXX10')
    expect(card.textContent).toContain('Only what was proposed is shown until the customer agrees.')
    expect(within(card).getByRole('button', { name: 'Ask for consent' })).toBeTruthy()
  })

  it('shows what was said of their health once the customer has agreed', async () => {
    await atTheQueue([opened])
    const card = await screen.findByRole('region', { name: 'Asha Rani Sharma' })
    expect(card.textContent).toContain('Yes, since 03/2019')
    expect(within(card).queryByRole('button', { name: 'Ask for consent' })).toBeNull()
  })

  it('asks for a percentage with a loading alone, and for a reason always', async () => {
    const { person, decided } = await atTheQueue([opened])
    await person.click(await screen.findByRole('button', { name: 'Decide' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: 'Send the decision' }))
    expect(within(dialog).getAllByText('Field is required')).toHaveLength(2)
    expect(within(dialog).queryByLabelText('Loading in percent')).toBeNull()
    await person.click(within(dialog).getByRole('radio', { name: 'Load the premium' }))
    await person.type(within(dialog).getByLabelText('Loading in percent'), '101')
    await person.type(within(dialog).getByLabelText('Reason'), 'An older illness')
    await person.click(within(dialog).getByRole('button', { name: 'Send the decision' }))
    expect(within(dialog).getByText('Enter a percentage from 1 to 100.')).toBeTruthy()
    await person.clear(within(dialog).getByLabelText('Loading in percent'))
    await person.type(within(dialog).getByLabelText('Loading in percent'), '20')
    await person.click(within(dialog).getByRole('button', { name: 'Send the decision' }))
    await screen.findByText(told)
    expect(decided).toEqual([
      { customerLeadId: 'lead-1', decision: 'load', percent: 20, reason: 'An older illness' },
    ])
    expect(screen.getByText('No proposal waits for a decision.')).toBeTruthy()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('An older illness')
  })

  it('keeps what was typed where a second decision is refused, and says what the first was', async () => {
    const message = 'This proposal was decided before: approved.'
    const { person } = await atTheQueue([opened], { status: 409, body: failureOf(message) })
    await person.click(await screen.findByRole('button', { name: 'Decide' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('radio', { name: 'Decline' }))
    await person.type(within(dialog).getByLabelText('Reason'), 'Not insurable')
    await person.click(within(dialog).getByRole('button', { name: 'Send the decision' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
    expect(within(dialog).getByLabelText<HTMLInputElement>('Reason').value).toBe('Not insurable')
  })

  it('offers no second decision while the insurer cannot be told the first', async () => {
    await atTheQueue([{ ...opened, decided: 'approve' }])
    await screen.findByText('Approved')
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
  })

  it('is not for those who sell', async () => {
    await atTheQueue([opened], undefined, 'agent')
    await waitFor(() => expect(screen.queryByText('Referred proposals')).toBeNull())
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
  })
})

const failureOf = (message: string) => ({ status: 'error', code: 'not-now', message, requestId: 'r' })
