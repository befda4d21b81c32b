// @vitest-environment dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { support as texts } from '#machines/reference/messages/support.ts'
import SupportPage from '#web/info/support.page.tsx'
import { renderWithLinks } from '../ui/screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const receipt = { status: 'success', data: { number: 'SR-12345678', promisedOn: '2026-11-24' } }

/** The support page with a server that answers like this, one request after the other. */
async function atSupport(...replies: Response[]) {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return replies.shift()
  })
  const person = await renderWithLinks(<SupportPage />)
  const press = () => person.click(screen.getByRole('button', { name: 'Send' }))
  const write = async () => {
    await person.selectOptions(await screen.findByLabelText('What is it about?'), texts.topics.claim)
    await person.type(screen.getByLabelText('Full name'), 'Asha Rani Sharma')
    await person.type(screen.getByLabelText('Email'), 'asha@example.com')
    await person.type(screen.getByLabelText('What can we do for you?'), 'My car was hit.')
  }
  return { person, sent, press, write }
}

describe('a request to support', () => {
  it('is sent, and gets its number, its day, and the way on for whoever is not content', async () => {
    const { sent, press, write } = await atSupport(Response.json(receipt))
    await write()
    await press()
    expect(
      await screen.findByText(/Its number is SR-12345678. You have an answer by 24 Nov 2026/),
    ).toBeTruthy()
    expect(sent).toEqual([
      {
        topic: 'claim',
        fullName: 'Asha Rani Sharma',
        email: 'asha@example.com',
        about: '',
        text: 'My car was hit.',
      },
    ])
    for (const step of texts.steps) expect(screen.getByText(step)).toBeTruthy()
  })

  it('says beside each field what is missing, and sends nothing', async () => {
    const { sent, press } = await atSupport()
    await screen.findByLabelText('Email')
    await press()
    expect(screen.getAllByText('Field is required').length).toBeGreaterThanOrEqual(3)
    expect(sent).toEqual([])
  })

  it('that is refused keeps what was typed, says why, and can be sent again', async () => {
    const refusal = { status: 'failed', code: 'too-many', message: texts.tooMany }
    const { sent, press, write } = await atSupport(
      Response.json(refusal, { status: 429 }),
      Response.json(receipt),
    )
    await write()
    await press()
    expect(await screen.findByText(texts.tooMany)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('What can we do for you?').value).toBe(
      'My car was hit.',
    )
    await press()
    expect(await screen.findByText(/SR-12345678/)).toBeTruthy()
    expect(sent).toHaveLength(2)
  })

  it('writes nothing of itself to the storage of the browser', async () => {
    const { write } = await atSupport()
    await write()
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Asha|asha@|was hit/)
  })
})
