// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { account } from '#machines/reference/messages/account.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { no, profileOnScreen, session, theProfile, yes } from './profile-on-screen.tsx'

const later = '2026-06-15T05:00:00.000Z'
const cityBox = () => screen.findByRole('textbox', { name: 'City' })
type Person = Awaited<ReturnType<typeof profileOnScreen>>['person']

async function changeCity(person: Person, city: string) {
  await person.click(await screen.findByRole('button', { name: 'Edit details' }))
  const box = await cityBox()
  await person.clear(box)
  await person.type(box, city)
  await person.click(screen.getByRole('button', { name: 'Save details' }))
}

describe('one’s own details', () => {
  it('are shown with the mobile number, and marked where not given', async () => {
    await profileOnScreen('', { 'customer/profile': theProfile({ marital_status: '' }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy()
    const text = (await screen.findByRole('region', { name: 'Your details' })).textContent
    for (const said of [
      'Asha Rani Sharma',
      '+91 9876543210',
      '15 Aug 1990',
      'Jaipur',
      'Marital statusNot given',
    ])
      expect(text).toContain(said)
  })

  it('stand beside privacy choices, each of which can be taken back', async () => {
    sessionStorage.setItem('captureOnThisHost', 'yes')
    const chosen = { 'customer/chooseReminders': [yes({}), no(500, 'unexpected')] }
    const { person, called } = await profileOnScreen('', chosen)
    const choices = await screen.findByRole('region', { name: 'Privacy choices' })
    const reminders = within(choices).getByRole<HTMLInputElement>('switch', { name: texts.privacy.reminders })
    expect(within(choices).getByRole('switch', { name: 'Help us improve this site' })).toBeTruthy()
    expect(reminders.checked).toBe(true)
    await person.click(reminders)
    await waitFor(() => expect(called('customer/chooseReminders')).toEqual([{ isReminded: false }]))
    expect(reminders.checked).toBe(false)
    await person.click(reminders)
    expect(await screen.findByText('It is unexpected')).toBeTruthy()
    expect(reminders.checked).toBe(false)
  })

  it('stand beside the switch to the other language, which leads to the same page', async () => {
    await profileOnScreen('')
    const language = await screen.findByRole('region', { name: texts.language.title })
    const link = within(language).getByRole('link', { name: 'हिन्दी' })
    expect([link.getAttribute('href'), link.lang]).toEqual(['/hi/my-profile?section=myProfile', 'hi'])
  })

  it('are saved on the version they were read in, with a confirmation [ERR-15]', async () => {
    const { person, called } = await profileOnScreen('', {
      'customer/updateProfile': theProfile({ customer_name: 'Asha Sharma', city: 'Ajmer', version: later }),
    })
    await changeCity(person, 'Ajmer')
    expect(await screen.findByText(account.profileSaved)).toBeTruthy()
    expect(await screen.findByText('Ajmer')).toBeTruthy()
    expect(session.renamed).toEqual(['Asha Sharma'])
    expect(called('customer/updateProfile')).toEqual([
      {
        version: '2026-06-15T04:30:00.000Z',
        name: 'Asha Rani Sharma',
        email: 'asha@example.com',
        gender: 'Female',
        dob: '15/08/1990',
        maritalStatus: 'Married',
        city: 'Ajmer',
      },
    ])
  })

  it('are validated like a sign-up before they are sent', async () => {
    const { person, called } = await profileOnScreen('')
    await person.click(await screen.findByRole('button', { name: 'Edit details' }))
    await person.clear(await cityBox())
    await person.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Field is required')).toBeTruthy()
    expect(called('customer/updateProfile')).toEqual([])
  })

  it('show server errors beside the field, whatever name the server uses for it', async () => {
    const issues = [{ path: 'dob', message: 'Date of Birth must be in the past' }]
    const { person } = await profileOnScreen('', { 'customer/updateProfile': no(422, 'invalid', { issues }) })
    await changeCity(person, 'Ajmer')
    expect(await screen.findByText('Date of Birth must be in the past')).toBeTruthy()
    expect(await cityBox()).toHaveProperty('value', 'Ajmer')
  })

  it('take another mail address only shortly after a login, which is said before and beside the field', async () => {
    const issues = [{ path: 'email', message: texts.logInAgain }]
    const { person } = await profileOnScreen('', { 'customer/updateProfile': no(422, 'invalid', { issues }) })
    await person.click(await screen.findByRole('button', { name: 'Edit details' }))
    const box = await screen.findByRole('textbox', { name: 'Email' })
    const said = () =>
      box
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(said()).toContain(texts.emailHint)
    await person.clear(box)
    await person.type(box, 'asha.sharma@example.com')
    await person.click(screen.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(said()?.join()).toContain(texts.logInAgain))
    expect(box).toHaveProperty('value', 'asha.sharma@example.com')
  })

  it('survive a failure and can be sent again', async () => {
    const { person } = await profileOnScreen('', {
      'customer/updateProfile': [no(503, 'unavailable'), theProfile({ city: 'Ajmer', version: later })],
    })
    await changeCity(person, 'Ajmer')
    expect((await screen.findByRole('alert')).textContent).toContain('It is unavailable')
    expect(await cityBox()).toHaveProperty('value', 'Ajmer')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(account.profileSaved)).toBeTruthy()
  })

  it('that another tab changed first are shown beside one’s own for a choice', async () => {
    const { data: current } = theProfile({ city: 'Kota', version: later }).json as { data: object }
    const elsewhere = no(409, 'saved-elsewhere', { current })
    const saved = theProfile({ city: 'Ajmer', version: '2026-06-15T06:00:00.000Z' })
    const { person, called } = await profileOnScreen('', { 'customer/updateProfile': [elsewhere, saved] })
    await changeCity(person, 'Ajmer')
    expect(await screen.findByRole('row', { name: 'City Kota Ajmer' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Save mine instead' }))
    expect(await screen.findByText(account.profileSaved)).toBeTruthy()
    expect(called('customer/updateProfile').at(-1)).toMatchObject({ city: 'Ajmer', version: later })
  })

  it('of the other tab are kept when chosen', async () => {
    const { data: current } = theProfile({ city: 'Kota', version: later }).json as { data: object }
    const { person } = await profileOnScreen('', {
      'customer/updateProfile': no(409, 'saved-elsewhere', { current }),
    })
    await changeCity(person, 'Ajmer')
    await person.click(await screen.findByRole('button', { name: 'Take what was saved' }))
    expect(await screen.findByText('Kota')).toBeTruthy()
  })

  it('are unchanged when editing is cancelled, and the input is discarded', async () => {
    const { person } = await profileOnScreen('')
    await person.click(await screen.findByRole('button', { name: 'Edit details' }))
    await person.type(await cityBox(), ' City')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Jaipur')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Edit details' }))
    expect(await cityBox()).toHaveProperty('value', 'Jaipur')
  })

  it('supplied by a partner cannot be changed before the number is proved', async () => {
    await profileOnScreen('', { 'customer/profile': theProfile({ isPartnersWord: true }) })
    expect(await screen.findByText(texts.partnersWord)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull()
  })

  it('that failed to load can be requested again', async () => {
    const failed = no(503, 'unavailable')
    const { person } = await profileOnScreen('', { 'customer/profile': [failed, failed, theProfile()] })
    expect(await screen.findByRole('alert')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Your details' })).toBeTruthy()
  })
})
