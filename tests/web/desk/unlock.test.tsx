// @vitest-environment dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '#machines/reference/messages.ts'
import { UnlockDetails } from '#web/desk/unlock/unlock-details.tsx'
import { renderWithLinks } from '../ui/screen.tsx'

const texts = messages.desk.unlock

afterEach(() => void vi.unstubAllGlobals())

/** The form, opened, with a server that unlocks or refuses. */
async function opened(reply: () => Response) {
  const posted: object[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    posted.push(JSON.parse(String(body)))
    return reply()
  })
  const person = await renderWithLinks(<UnlockDetails />)
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
  await person.click(screen.getByText(texts.title))
  await person.type(await screen.findByLabelText('Mobile number'), '9876543210')
  await person.click(screen.getByRole('button', { name: texts.button }))
  return posted
}

describe('unlocking a number at the desk', () => {
  it('is asked for once it is opened, says what it takes, and tells what became of it', async () => {
    const message = texts.done('98XXXXXX10')
    const posted = await opened(() => Response.json({ status: 'success', message }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText(texts.lead)).toBeTruthy()
    expect(posted).toEqual([{ mobileNumber: '9876543210' }])
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('')
  })

  it('keeps the number where that was refused', async () => {
    const refusal = { status: 'error', code: 'too-many', message: 'Not now' }
    await opened(() => Response.json(refusal, { status: 429 }))
    expect(await screen.findByText('Not now')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toContain('98765')
  })
})
