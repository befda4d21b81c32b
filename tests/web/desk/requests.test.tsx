// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { support } from '#machines/reference/messages/support.ts'
import { sampleRequest } from '#machines/staff/support/support-desk.test-model.ts'
import RequestsPage from '#web/desk/requests.page.tsx'
import { tabSession } from '#web/session/tab-session.ts'
import { renderWithLinks } from '../ui/screen.tsx'

const texts = support.desk

afterEach(() => {
  vi.unstubAllGlobals()
  tabSession.become({ view: { kind: 'anonymous', role: 'anonymous' }, dialog: undefined })
})

/** The list with a server that knows one request and moves it on. */
async function atRequests(refusal?: string) {
  tabSession.become({ view: { kind: 'employee', role: 'agent', name: 'Asha Verma' }, dialog: undefined })
  let request: object | undefined = { ...sampleRequest, promisedOn: '2020-01-02' }
  const posted: object[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ status: 'success', data: request ? [request] : [] })
    const given = JSON.parse(String(body))
    posted.push(given)
    if (refusal)
      return Response.json({ status: 'failed', code: 'not-now', message: refusal }, { status: 409 })
    request = path.includes('close') ? undefined : { ...request, state: 'answered', answer: given.answer }
    return Response.json({ status: 'success', message: 'Done.' })
  })
  return { person: await renderWithLinks(<RequestsPage />), posted }
}

describe('the requests at the desk', () => {
  it('are read, answered beside what was asked, and closed', async () => {
    const { person, posted } = await atRequests()
    const card = await screen.findByRole('region', { name: sampleRequest.number })
    for (const told of [sampleRequest.text, '2 Jan 2020', texts.overdue])
      expect(card.textContent).toContain(told)
    await person.click(within(card).getByRole('button', { name: 'Answer' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(sampleRequest.text)
    await person.type(await within(dialog).findByLabelText('Your answer'), 'It went back yesterday.')
    await person.click(within(dialog).getByRole('button', { name: 'Send the answer' }))
    await person.click(await screen.findByRole('button', { name: 'Close' }))
    expect(await screen.findByText(texts.empty)).toBeTruthy()
    expect(posted).toEqual([
      { number: sampleRequest.number, answer: 'It went back yesterday.' },
      { number: sampleRequest.number },
    ])
  })

  it('that cannot be read say so, with the way back to the desk and another try', async () => {
    tabSession.become({ view: { kind: 'employee', role: 'agent', name: 'Asha Verma' }, dialog: undefined })
    let isDown = true
    vi.stubGlobal('fetch', async () =>
      isDown ? Response.error() : Response.json({ status: 'success', data: [] }),
    )
    const person = await renderWithLinks(<RequestsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('The requests could not be read')
    expect(screen.getByRole('link', { name: 'Back to your desk' })).toBeTruthy()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(texts.empty)).toBeTruthy()
  })

  it('keep an answer that came too late, and say so', async () => {
    const { person } = await atRequests(texts.moved)
    await person.click(await screen.findByRole('button', { name: 'Answer' }))
    await person.type(await screen.findByLabelText('Your answer'), 'Mine')
    await person.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText(texts.moved)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Mine')
  })
})
