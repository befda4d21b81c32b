// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toWireDetails } from '#contract/registration/known-vehicle.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { messages } from '#machines/reference/messages.ts'
import { answeredRecord, proposalOnScreen } from './proposal-on-screen.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const textbox = (name: string) => screen.findByRole('textbox', { name })

describe('the pages of the proposal', () => {
  it('save identity and person together as step 8 [PROPOSAL-05, PROPOSAL-14]', async () => {
    const { person, called } = await proposalOnScreen(answeredRecord(), {}, { screen: 'person' })
    await textbox('Full name')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Check your answers')
    const [save] = called('admin/flow')
    expect(save).toMatchObject({
      step: 8,
      motorRequest: { kycStatus: 'success', kycType: 'ckyc', docName: 'pan', docNumber: 'ABCPSXXXXD' },
      step8: { kycAndUserDetails: { person: { fullName: 'Asha Rani Sharma' } } },
    })
  })

  it('point out where the birth date or the gender is not the one of the KYC record, and let either be sent', async () => {
    const kyc = { ...sampleKyc, dateOfBirth: '1990-03-03', gender: 'Female' as const }
    const { person, called } = await proposalOnScreen(answeredRecord({ kyc }), {}, { screen: 'person' })
    const says = (text: string) => screen.queryByText(messages.proposal.kycSays(text))
    const birth = await screen.findByRole('textbox', { name: 'Date of birth' })
    expect(says('3 Mar 1990')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Use 3 Mar 1990' }))
    expect(says('3 Mar 1990')).toBeNull()
    expect((birth as HTMLInputElement).value).toBe('03/03/1990')
    await person.clear(birth)
    await person.type(birth, '04/03/19')
    expect(says('3 Mar 1990')).toBeNull()
    await person.type(birth, '90')
    expect(says('3 Mar 1990')).toBeTruthy()
    expect(says('Female')).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'Male' }))
    expect(says('Female')).toBeTruthy()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Salutation' }), 'Mr')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(called('admin/flow')).toHaveLength(1))
    expect(called('admin/flow')[0]).toMatchObject({
      step8: { kycAndUserDetails: { person: { dateOfBirth: '1990-03-04', gender: 'Male' } } },
    })
  })

  it('offer the relations that the server lists, and fetch them again where that failed [PROPOSAL-11, API-28]', async () => {
    const listed = ['Spouse', 'Sister'].map((relation) => ({ value: relation, label: relation }))
    const { person, called } = await proposalOnScreen(
      answeredRecord({ nominee: undefined }),
      { 'motor/getRelations': [{}, {}, { status: 'success', data: listed }] },
      { screen: 'nominee' },
    )
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('option', { name: 'Sister' })
    const box = screen.getByRole('combobox', { name: 'Relation to you' })
    expect(
      within(box)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Select', 'Spouse', 'Sister'])
    expect(called('motor/getRelations')).toHaveLength(3)
    await person.selectOptions(box, 'Sister')
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Sister' }).selected).toBe(true)
  })

  it('ask for an appointee once the nominee is under 18 [PROPOSAL-09]', async () => {
    const { person } = await proposalOnScreen(answeredRecord(), {}, { screen: 'nominee' })
    const birth = await textbox('Nominee date of birth')
    expect(screen.queryByRole('textbox', { name: 'Appointee name' })).toBeNull()
    await person.clear(birth)
    await person.type(birth, '01/02/2020')
    expect(await textbox('Appointee name')).toBeTruthy()
  })

  it('offer once to take photographs with a phone, before what is photographed', async () => {
    const { plan } = answeredRecord()
    await proposalOnScreen(
      answeredRecord({ leadId: 'lead-1', plan: plan && { ...plan, inspection: true } }),
      {},
      { screen: 'photographs' },
    )
    await screen.findByText(/photographs count for/)
    expect(screen.getAllByRole('button', { name: messages.resume.elsewhere })).toHaveLength(1)
    expect(screen.getAllByText('Take them with your phone')).toHaveLength(1)
  })

  it.each([
    ['person', '12 Lake Road, Civil Lines'],
    ['nominee', 'Ravi Sharma'],
    ['vehicle', 'MA3EWDE1S00123456'],
  ])('show on the page %s what was answered before [RESUME-20]', async (page, answer) => {
    const { nominee, vehicle, person, ...record } = answeredRecord()
    if (!nominee || !vehicle || !person) throw new Error('Everything is answered')
    await proposalOnScreen(
      {
        ...record,
        nominee: { ...nominee, name: 'Ravi Sharma' },
        person: { ...person, addressLine: '12 Lake Road, Civil Lines' },
        vehicle: { ...vehicle, chassisNumber: 'MA3EWDE1S00123456' },
      },
      {},
      { screen: page },
    )
    expect(await screen.findByDisplayValue(answer)).toBeTruthy()
  })

  it('ask why personal accident cover is declined, in exactly two ways [PROPOSAL-08, ERR-10, ERR-11, REF-33]', async () => {
    const record = answeredRecord()
    const request = record.request && { ...record.request, personalAccident: false }
    await proposalOnScreen({ ...record, request }, {})
    const group = await screen.findByRole('radiogroup', { name: /personal accident/ })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Owner Driver does not hold valid Driving License',
      'Insured has standalone PA cover >= 15 lakhs',
    ])
  })

  it('prefill engine, chassis and loan from the vehicle registry', async () => {
    const numbers = { engineNumber: 'XXXXXXXX4567', chassisNumber: 'XXXXXXX1S00' }
    const data = toWireDetails({ ...numbers, financier: 'HDFC Bank' })
    const answers = { 'motor/registration-details': { status: 'success', data } }
    await proposalOnScreen(answeredRecord({ vehicle: undefined }), answers)
    expect(await screen.findByDisplayValue('XXXXXXXX4567')).toBeTruthy()
    expect(screen.getByDisplayValue('XXXXXXX1S00')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Financier' })).toHaveProperty('value', 'HDFC Bank')
  })

  it('ask for the numbers that a different plan needs before the review [PROPOSAL-07]', async () => {
    const record = answeredRecord()
    const plan = record.plan && { ...record.plan, needs: ['pan' as const, 'gst' as const] }
    await proposalOnScreen({ ...record, plan })
    await heading('About you')
    expect(await textbox('PAN')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'GSTIN' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Aadhaar number' })).toBeNull()
  })

  it('are shown beside the plan and the remaining steps', async () => {
    await proposalOnScreen(answeredRecord(), {}, { screen: 'nominee' })
    const steps = within(screen.getByRole('list', { name: 'Steps of your proposal' })).getAllByRole(
      'listitem',
    )
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Identity check, done',
      'About you, done',
      'Personal accident cover',
      'Vehicle details, done',
      'Check your answers',
    ])
    expect(steps[2]?.getAttribute('aria-current')).toBe('step')
  })
})

describe('the review', () => {
  it('shows every answer with a link to its page', async () => {
    const { person } = await proposalOnScreen(answeredRecord())
    await heading('Check your answers')
    expect(screen.getByRole('region', { name: 'Nominee' }).textContent).toContain('Ravi Sharma')
    await person.click(screen.getByRole('button', { name: 'Change vehicle details' }))
    await heading('Vehicle details')
  })

  it('begins with the vehicle, its last policy and the cover, in the order in which they were asked', async () => {
    await proposalOnScreen(answeredRecord())
    await heading('Check your answers')
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Vehicle',
      'Current policy',
      'Cover',
      'Identity',
      'About you',
      'Nominee',
      'Vehicle details',
    ])
    expect(screen.getByRole('region', { name: 'Current policy' }).textContent).toContain(
      'No-claim bonus on it25%',
    )
    expect(screen.getByRole('region', { name: 'Identity' }).textContent).toContain('PAN')
  })

  it('is submitted only with the declaration accepted', async () => {
    const { person, called } = await proposalOnScreen(answeredRecord())
    await person.click(await screen.findByRole('button', { name: 'Submit proposal' }))
    expect(await screen.findByText('Please accept to continue')).toBeTruthy()
    expect(called('motor/submitProposal')).toEqual([])
  })
})
