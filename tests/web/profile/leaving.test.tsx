// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { account } from '#machines/reference/messages/account.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { no, profileOnScreen, session, yes } from './profile-on-screen.tsx'

describe('logging out everywhere', () => {
  it('asks for confirmation and goes home', async () => {
    const { person, called, history } = await profileOnScreen('', { 'auth/logout': yes({}) })
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    const dialog = await screen.findByRole('dialog', { name: 'Log out on every device?' })
    await person.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    expect(called('auth/logout')).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    await person.click(await screen.findByRole('button', { name: 'Yes, log out everywhere' }))
    await waitFor(() => expect(history.location.pathname).toBe('/'))
    expect(called('auth/logout')).toEqual([{ everywhere: true }])
    expect(await screen.findByText(texts.loggedOutEverywhere)).toBeTruthy()
    await waitFor(() => expect(session.told).toEqual(['left.elsewhere']))
  })

  it('reports an unreachable server, and nobody is logged out', async () => {
    const { person, history } = await profileOnScreen('', { 'auth/logout': no(503, 'unavailable') })
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    await person.click(await screen.findByRole('button', { name: 'Yes, log out everywhere' }))
    expect(await screen.findByText('It is unavailable')).toBeTruthy()
    expect(history.location.pathname).toBe('/my-profile')
  })
})

describe('who may see the profile', () => {
  it('is nobody whose number is not yet proved', async () => {
    const { called } = await profileOnScreen(
      '',
      {},
      { kind: 'unverified', role: 'anonymous', name: 'Asha Sharma', mobile: '9876543210' },
    )
    expect(await screen.findByText(texts.proveNumber)).toBeTruthy()
    expect(screen.getByText('+91 9876543210')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy()
    expect(called('customer/profile')).toEqual([])
  })

  it('is nobody who is signed out', async () => {
    const { called } = await profileOnScreen('', {}, { kind: 'anonymous', role: 'anonymous' })
    expect(await screen.findByRole('heading', { level: 1, name: account.pleaseLogIn })).toBeTruthy()
    expect(called('customer/profile')).toEqual([])
  })
})
