// @vitest-environment dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleDetails } from '#machines/account/own-details.question.ts'
import { today } from '#web/browser/today.ts'
import { aRecord } from '../saving/a-record.ts'
import { dialog, header, openProduct } from './session-on-screen.tsx'

const customer = {
  id: 'c1',
  customer_name: 'Asha Rani Sharma',
  customer_phone: '9876543210',
  customer_unique_number: '4820193746152',
}
const said = (json: object) => () => ({ json })
const isCustomer = said({ status: 'success', data: { isEmployeeUser: false } })
const sent = { json: { success: true, message: 'OTP Sent Successfully !!', data: [] } }
const right = { json: { success: true, message: 'Login Successfully', data: [customer] } }
const wrong = { json: { success: false, message: 'please enter Valid Otp', data: [] } }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** An answer that cannot be sent. */
const given = { type: 'contact.given', fullName: 'Meera Joshi', mobile: '9811122233' }

async function askForCode(person: Awaited<ReturnType<typeof openProduct>>['person']) {
  await person.click(header().getByRole('button', { name: 'Login' }))
  const login = await dialog('Login')
  await person.type(await login.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
  await person.click(login.getByRole('button', { name: 'Send OTP' }))
  return login
}

async function signOut(
  person: Awaited<ReturnType<typeof openProduct>>['person'],
  name: string,
  answer: string,
) {
  await person.click(header().getByRole('button', { name, hidden: true }))
  await person.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
  const leaving = await dialog('Are you sure want to logout?')
  await person.click(leaving.getByRole('button', { name: answer }))
}

/** What is announced politely. */
const statuses = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)

/** What opens a menu in the header. */
const menus = () =>
  header()
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-haspopup') === 'menu')
    .map(({ textContent }) => textContent)

describe('the dialogs of a session', () => {
  it('log a customer in after a wrong code, show the name at home, and log out only when confirmed [MODAL-01, MODAL-06, MODAL-07, MODAL-08, LOGIN-03, LOGIN-06, LOGIN-07, HEADER-05, HEADER-06, HEADER-07, HEADER-15, VALID-12, VALID-13, ERR-04, A11Y-12]', async () => {
    const { person, asked, at } = await openProduct({
      'admin/checkEmployee': isCustomer,
      'auth/loginCustomer': ({ api_status, otp }) => {
        if (api_status === 'sendOtp') return sent
        return otp === '1234' ? right : wrong
      },
      'auth/logout': said({ status: 'success' }),
      'motor/getFeCode': said({ status: 'success', data: 'FE-1' }),
    })
    expect(header().getByRole('button', { name: 'Login' })).toBeTruthy()
    expect(menus()).toEqual(['Insurance Product'])
    const login = await askForCode(person)
    const code = await login.findByRole<HTMLInputElement>('textbox', { name: 'OTP' })
    expect(statuses()).toContain('OTP Sent Successfully !!')
    await person.type(code, '9999')
    expect(await login.findByText('Please Enter a valid OTP')).toBeTruthy()
    const again = await login.findByRole<HTMLInputElement>('textbox', { name: 'OTP' })
    expect([again.value, document.activeElement === again]).toEqual(['', true])
    await person.type(again, '1234')
    await waitFor(() => expect(header().getByRole('button', { name: 'Asha Rani Sharma' })).toBeTruthy())
    expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull()
    expect(at()).toBe('/')
    const verifications = asked.filter(({ body }) => body.api_status === 'verify')
    expect(verifications.map(({ body }) => body.otp)).toEqual(['9999', '1234'])

    await signOut(person, 'Asha Rani Sharma', 'No')
    expect(header().getByRole('button', { name: 'Asha Rani Sharma' })).toBeTruthy()
    await signOut(person, 'Asha Rani Sharma', 'Yes')
    await waitFor(() => expect(header().getByRole('button', { name: 'Login' })).toBeTruthy())
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha')
  })

  it('say before a logout that answers would be lost, and leave none of them in the browser', async () => {
    const { person, asked } = await openProduct({
      'admin/checkEmployee': isCustomer,
      'auth/loginCustomer': ({ api_status }) => (api_status === 'sendOtp' ? sent : right),
      'admin/flow': () => 'lost',
      'auth/logout': () => 'lost',
    })
    const { outbox } = await import('#web/saving/tab-outbox.ts')
    const record = aRecord()
    outbox.holdEvent(record.leadId, { screen: undefined, step: 5, event: given })
    outbox.add(record, 5)
    expect(sessionStorage.getItem('outbox')).toContain('Meera')
    const login = await askForCode(person)
    await person.type(await login.findByRole('textbox', { name: 'OTP' }), '1234')
    await waitFor(() => expect(header().getByRole('button', { name: 'Asha Rani Sharma' })).toBeTruthy())
    await person.click(header().getByRole('button', { name: 'Asha Rani Sharma', hidden: true }))
    await person.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
    const leaving = await dialog('Are you sure want to logout?')
    expect(await leaving.findByText(/not saved yet/)).toBeTruthy()
    expect(asked.some(({ path }) => path === 'admin/flow')).toBe(true)
    await person.click(leaving.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(header().getByRole('button', { name: 'Login' })).toBeTruthy())
    expect(outbox.pending()).toEqual([])
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(
      /Asha|9876543210|Meera|9811122233/,
    )
  })

  it('report an unknown number, sign it up, open the profile, and log out [MODAL-05, ERR-02, SIGNUP-01, SIGNUP-05, SIGNUP-06, SIGNUP-07]', async () => {
    const { person, asked, at } = await openProduct({
      'admin/checkEmployee': isCustomer,
      'auth/loginCustomer': said({ success: false, message: 'nobody', data: [] }),
      'auth/sign_up_customer': said({
        success: true,
        data: { success: true, message: 'made', ...customer, id: '' },
      }),
      'auth/logout': said({ status: 'success' }),
      'motor/getFeCode': said({ status: 'success', data: 'FE-1' }),
    })
    const login = await askForCode(person)
    expect(await login.findByText('You are not a registered user. You have to Sign Up first')).toBeTruthy()
    await person.click(login.getByRole('button', { name: 'Sign up' }))
    const signUp = await dialog('Sign up')
    const box = (name: string) => signUp.findByRole<HTMLInputElement>('textbox', { name })
    const details = sampleDetails(today())
    await person.type(await box('Full name'), details.fullName)
    await person.type(await box('Email'), details.email)
    await person.click(signUp.getByRole('radio', { name: 'Female' }))
    await person.type(await box('Date of birth'), '09/08/1990')
    await person.type(await box('City'), 'Jai9pur')
    expect((await box('Mobile number')).value).toBe('9876543210')
    await person.click(signUp.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(at()).toBe('/my-profile'))
    expect(screen.getByText('Your profile has been created successfully')).toBeTruthy()
    expect(asked.find(({ path }) => path === 'auth/sign_up_customer')?.body).toMatchObject({
      name: details.fullName,
      mobileNumber: '9876543210',
      dob: '09/08/1990',
      maritalStatus: '',
      city: 'Jaipur',
    })
    // The code to the number is sent at once; here the answer is still that nobody has it.
    await person.click((await dialog('Login')).getByRole('button', { name: 'Close' }))
    await signOut(person, details.fullName, 'Yes')
    await waitFor(() => expect(header().getByRole('button', { name: 'Login' })).toBeTruthy())
  })

  it('report a failed check and retry [LOGIN-02]', async () => {
    let checks = 0
    const { person, asked } = await openProduct({
      'admin/checkEmployee': () => {
        checks += 1
        return checks === 1 ? 'lost' : isCustomer()
      },
      'auth/loginCustomer': () => sent,
    })
    const login = await askForCode(person)
    await person.click(await login.findByRole('button', { name: 'Retry' }))
    expect(await login.findByRole('textbox', { name: 'OTP' })).toBeTruthy()
    expect(asked.map(({ path }) => path).filter((path) => !path.includes('getFeCode'))).toEqual([
      'admin/checkEmployee',
      'admin/checkEmployee',
      'auth/loginCustomer',
    ])
    await person.click(login.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull())
  })

  it('tell an employee in the words of the server why no code is sent, and in the fixed ones where it has none [ERR-02, ERR-03]', async () => {
    let errors = [{ displayMessage: 'Your account is not active' }]
    const { person } = await openProduct({
      'admin/checkEmployee': said({ status: 'success', data: { isEmployeeUser: true } }),
      'admin/employeeLogin': () => ({ json: { status: 'failure', data: { message: 'no' }, errors } }),
    })
    const login = await askForCode(person)
    expect(await login.findByText('Your account is not active')).toBeTruthy()
    errors = []
    await person.click(login.getByRole('button', { name: 'Send OTP' }))
    expect(await login.findByText('You are not a registered user. You have to Sign Up first')).toBeTruthy()
    await person.click(login.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull())
  })

  it('say where the code went, by mail too', async () => {
    const mailed = { json: { ...sent.json, isMailed: true } }
    const { person } = await openProduct({
      'admin/checkEmployee': isCustomer,
      'auth/loginCustomer': () => mailed,
    })
    const login = await askForCode(person)
    expect(await login.findByText('Enter the code we sent to your mail address.')).toBeTruthy()
  })
})
