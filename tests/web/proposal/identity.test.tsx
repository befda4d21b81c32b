// @vitest-environment dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { answeredRecord, found, proposalOnScreen } from './proposal-on-screen.tsx'

const unknown = () => answeredRecord({ kyc: undefined })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
type Person = Awaited<ReturnType<typeof proposalOnScreen>>['person']

async function giveDocument(person: Person, docName = 'pan', number = 'ABCPS1234D') {
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Document' }), docName)
  await person.type(screen.getByRole('textbox', { name: 'Document number' }), number)
  await person.type(screen.getByRole('textbox', { name: 'Date of birth' }), '10/05/1992')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Verify' }))
}

describe('the identity check', () => {
  it('reads which identity checks the insurer offers this owner, and stores it [PROPOSAL-06, API-32]', async () => {
    const { called } = await proposalOnScreen(unknown())
    await heading('Identity check')
    expect(called('kyc/getKycConfig')).toEqual([{ insurerId: 13, customerType: 'individual' }])
    expect(policyState.get().kycConfig).toMatchObject({ modes: expect.any(Array) })
  })

  it('asks for the checks of an organisation where one owns the vehicle [PROPOSAL-06]', async () => {
    const { called } = await proposalOnScreen({ ...unknown(), customerType: 'organisation' })
    await heading('Identity check')
    expect(called('kyc/getKycConfig')).toEqual([{ insurerId: 13, customerType: 'organisation' }])
  })

  it('sends the KYC number, shows the person found with the number masked, and continues on confirmation [ERR-16, PROPOSAL-05, PROPOSAL-12]', async () => {
    const words = 'Your KYC is successfully fetched and your KYC Number is 10012345678901'
    const { person, called } = await proposalOnScreen(unknown(), {
      'kyc/getKyc': { ...found, message: words },
    })
    await giveDocument(person)
    await heading('Is this you?')
    const asked = { customerLeadId: 'lead-1', insurerId: 13, docName: 'pan', docNumber: 'ABCPS1234D' }
    expect(called('kyc/getKyc')).toMatchObject([asked])
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('ABCPSXXXXD')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('About you')
  })

  it('may be given up while it waits for a network, and what was typed is there', async () => {
    const { person, called } = await proposalOnScreen(unknown())
    await heading('Identity check')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await giveDocument(person)
    await heading('Looking up your KYC record')
    await person.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Identity check')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Document number' }).value).toBe(
      'ABCPS1234D',
    )
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    expect(called('kyc/getKyc')).toEqual([])
  })

  it('is made anew with the name corrected, which is filled in as it was given', async () => {
    const message = 'The name on this document is not Asha Rani Sharma.'
    const { person, called } = await proposalOnScreen(unknown(), {
      'kyc/getKyc': { success: false, message, data: { kind: 'refused', message } },
    })
    await giveDocument(person)
    await screen.findByText(message)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name on the document' })
    expect(name.value).toBe('Asha Rani Sharma')
    await person.clear(name)
    await person.type(name, 'Asha Kumari')
    await person.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(called('kyc/getKyc')).toHaveLength(2))
    expect(called('kyc/getKyc')).toMatchObject([
      { fullName: 'Asha Rani Sharma' },
      { fullName: 'Asha Kumari', docNumber: 'ABCPS1234D' },
    ])
  })

  it('asks again when the person found is denied', async () => {
    const { person } = await proposalOnScreen(unknown(), { 'kyc/getKyc': found })
    await giveDocument(person)
    await person.click(await screen.findByRole('button', { name: 'This is not me' }))
    await heading('Identity check')
  })

  it('asks for documents when the registry has no record, rejects other file types beside the field, and renames what is sent [ERR-12, VALID-60, VALID-61]', async () => {
    const message = 'CKYC Invalid, Please Enter POA Type '
    const { person, called } = await proposalOnScreen(unknown(), {
      'kyc/getKyc': { success: false, message, data: { kind: 'notFound', message } },
    })
    await giveDocument(person)
    await heading('Upload a document')
    expect(screen.getByRole('alert').textContent).toContain(message.trim())
    const choose = (name: string, type: string) => {
      const field = screen.getByLabelText('Photo or PDF of the document')
      Object.defineProperty(field, 'files', { value: [new File(['x'], name, { type })], configurable: true })
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose('a.txt', 'text/plain')
    expect(await screen.findByText('Unsupported file type')).toBeTruthy()
    expect(called('motor/getMotorKycDocumentUrl')).toEqual([])
    choose('Asha Sharma.png', 'image/png')
    await waitFor(() => expect(called('motor/getMotorKycDocumentUrl')).toHaveLength(1))
    const { file } = called('motor/getMotorKycDocumentUrl')[0] ?? {}
    expect((file as File).name).toMatch(/^image_\d{13}\.png$/)
  })

  it('sends the code with its last digit, and reports a wrong one [ERR-13]', async () => {
    const message = 'Invalid OTP, Please Try Again'
    const { person, called } = await proposalOnScreen(unknown(), {
      'kyc/getKyc': {
        success: true,
        message: 'An OTP was sent',
        data: { kind: 'otpSent', reference: 'otp-1' },
      },
      'kyc/verifyKYCWithOtp': { success: false, message, data: { kind: 'refused', message } },
    })
    await giveDocument(person, 'adhaar', '234123412346')
    await person.type(await screen.findByRole('textbox', { name: 'OTP' }), '000000')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(called('kyc/verifyKYCWithOtp')).toEqual([
      { customerLeadId: 'lead-1', reference: 'otp-1', otp: '000000' },
    ])
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
  })

  it('says that an Aadhaar number is wrong, and asks for it again [ERR-14]', async () => {
    const message = 'Invalid Aadhaar Number, Please Try Again'
    const { person } = await proposalOnScreen(unknown(), {
      'kyc/getKyc': { success: false, message, data: { kind: 'refused', message } },
    })
    await giveDocument(person, 'adhaar', '234123412346')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await heading('Identity check')
    expect(screen.getByRole('textbox', { name: 'Document number' })).toBeTruthy()
  })

  it('reads the result of the identity provider’s page', async () => {
    await proposalOnScreen(unknown(), { 'kyc/getKycStatus': found }, { returned: 'redirected' })
    await heading('Is this you?')
  })

  it('finds after a reload whom it had found before, and says nothing where it had not begun', async () => {
    await proposalOnScreen(unknown(), { 'kyc/getKycStatus': found }, { returned: 'reloaded' })
    await heading('Is this you?')
    cleanup()
    const message = 'Your KYC record was not found.'
    const none = { success: false, message, data: { kind: 'refused', message } }
    await proposalOnScreen(unknown(), { 'kyc/getKycStatus': none }, { returned: 'reloaded' })
    await screen.findByRole('combobox', { name: 'Document' })
    expect(screen.queryByText(message)).toBeNull()
  })

  it('offers only the checks that the insurer accepts', async () => {
    const config = { modes: ['ckyc'], documents: ['pan'], redirect: false }
    await proposalOnScreen(unknown(), { 'kyc/getKycConfig': { status: 'success', data: config } })
    await screen.findByRole('combobox', { name: 'Document' })
    expect(screen.queryByText('Other ways')).toBeNull()
    const options = within(screen.getByRole('combobox', { name: 'Document' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toContain('PAN')
    expect(options.map(({ textContent }) => textContent)).not.toContain('Aadhaar Card')
  })

  it('can be retried when there is no answer', async () => {
    const { person, called } = await proposalOnScreen(unknown(), { 'kyc/getKycConfig': [] })
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Try again' })
    expect(called('kyc/getKycConfig').length).toBe(2)
  })
})
