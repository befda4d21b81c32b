// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { otherSession as phone, sampleSessions } from '#machines/account/profile/sample-profile.ts'
import { profile } from '#machines/reference/messages/profile.ts'
import { no, profileOnScreen, type Replies, theProfile, yes } from './profile-on-screen.tsx'

const texts = profile.devices
const [here = phone] = sampleSessions
const tablet = { ...phone, id: 'session-3', usedAt: '2026-06-13T04:30:00.000Z' }

async function sessionsOnScreen(replies: Replies) {
  const page = await profileOnScreen('', { 'customer/profile': theProfile(), ...replies })
  const card = within(await screen.findByRole('region', { name: texts.title }))
  await page.person.click(card.getByRole('button', { name: texts.show }))
  return { ...page, card }
}
const list = () => screen.findByRole('list', { name: texts.list })

describe('one’s own sessions', () => {
  it('are shown and focused when asked for, and each of another device is ended by itself', async () => {
    const { person, called, card } = await sessionsOnScreen({
      'customer/sessions': [
        yes({ data: [here, phone] }),
        yes({ data: [here, phone] }),
        yes({ data: [here] }),
      ],
      'customer/endSession': [no(403, 'not-allowed'), yes({})],
    })
    await waitFor(async () => expect(document.activeElement).toBe(await list()))
    expect(card.getByText(texts.here)).toBeTruthy()
    await person.click(card.getByRole('button', { name: texts.end }))
    expect(await card.findByText('It is not-allowed')).toBeTruthy()
    await waitFor(async () => expect(document.activeElement).toBe(await list()))
    await person.click(card.getByRole('button', { name: texts.end }))
    expect(await screen.findByText(texts.ended)).toBeTruthy()
    await waitFor(() => expect(card.queryByText(texts.other)).toBeNull())
    expect(card.queryByText('It is not-allowed')).toBeNull()
    await waitFor(async () => expect(document.activeElement).toBe(await list()))
    expect(called('customer/endSession')).toEqual([{ id: phone.id }, { id: phone.id }])
  })

  it('that were ended elsewhere go from the list all the same', async () => {
    const { person, card } = await sessionsOnScreen({
      'customer/sessions': [yes({ data: [here, phone] }), yes({ data: [here] })],
      'customer/endSession': no(404, 'not-found'),
    })
    await person.click(await card.findByRole('button', { name: texts.end }))
    expect(await screen.findByText(texts.ended)).toBeTruthy()
    await waitFor(() => expect(card.queryByText(texts.other)).toBeNull())
  })

  it('are told apart by their times, and only the one that is ended is busy', async () => {
    const { person, card } = await sessionsOnScreen({
      'customer/sessions': yes({ data: [here, phone, tablet] }),
    })
    const buttons = await card.findAllByRole('button', { name: texts.end })
    const [first, second] = buttons.map((button) => {
      const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      return described?.textContent
    })
    expect(first).toContain('12 Jun')
    expect(second).toContain('13 Jun')
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await person.click(buttons[1] as HTMLElement)
    expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual([null, 'true'])
    expect(buttons.every((button) => button.hasAttribute('disabled'))).toBe(true)
  })

  it('that cannot be had without a network say so, and can be asked for again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { card } = await sessionsOnScreen({ 'customer/sessions': no(503, 'unavailable') })
    expect(await card.findByText('It is unavailable')).toBeTruthy()
    expect(card.getByRole('button', { name: texts.show })).toHaveProperty('disabled', false)
    vi.restoreAllMocks()
  })
})
