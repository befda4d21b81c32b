// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toStepFields } from '#contract/flow/step-fields.ts'
import { spellStep } from '#contract/flow/step-name.ts'
import { messages } from '#machines/reference/messages.ts'
import { outbox } from '#web/saving/tab-outbox.ts'
import { type Answers, answeredRecord, proposalOnScreen } from './proposal-on-screen.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const path = 'motor/submitProposal'
const reply = (proposalStatus: string, more: object = {}, message = '') => ({
  status: proposalStatus === 'proposalSuccess' ? 'success' : 'failure',
  message,
  data: { proposalStatus, isSent: true, version: 21, ...more },
})
const changed = reply('proposalPremiumMismatch', {
  quotedPremium: 13_808,
  finalPremium: 14_398,
  reason: 'The underwriter has adjusted the premium.',
  premiumLines: [
    { key: 'basicOd', label: 'Basic own damage', amount: 11_702, reason: 'Sample' },
    { key: 'loading', label: 'Loading', amount: 500, reason: 'Set by the underwriter' },
  ],
})

/** A journey as the server has it after another device has saved. */
const savedRecord = (record: ReturnType<typeof answeredRecord>, version: number) => ({
  ...toStepFields(record),
  ...{ customerLeadId: 'lead-1', version, quoteType: 'motor', source: 'customer' },
  ...{ processStep: spellStep(10), processDescription: '', status: 'quotesGenerated' },
  leadsTo: { path: '/proposal/{id}', screen: 'review', activeStep: 10 },
})

async function submitted(answers: Answers, record = answeredRecord()) {
  const page = await proposalOnScreen(record, answers)
  await page.person.click(await screen.findByRole('checkbox'))
  await page.person.click(screen.getByRole('button', { name: 'Submit proposal' }))
  return page
}

describe('the outcome of a proposal', () => {
  it('is requested with the journey, its plan and its prices [PROPOSAL-12]', async () => {
    const { called } = await submitted({ [path]: reply('proposalFailure', {}, 'No') })
    await heading('Proposal not accepted')
    expect(called(path)).toMatchObject([
      {
        customerLeadId: 'lead-1',
        caseId: 'case-1',
        insurerId: 13,
        netPremium: 11_702,
        gst: 2_106,
        finalPremium: 13_808,
        kycData: { kycStatus: 'success' },
        motorRequest: { engineNumber: 'K12MN1234567' },
      },
    ])
  })

  it('is requested from Zurich Kotak by its own call [PROPOSAL-13]', async () => {
    const record = answeredRecord()
    const plan = record.plan && { ...record.plan, insurerId: 17 }
    const answer = { 'motor/saveKotakProposal': reply('proposalFailure', {}, 'No') }
    const { called } = await submitted(answer, { ...record, plan })
    await heading('Proposal not accepted')
    expect(called('motor/saveKotakProposal').length).toBe(1)
    expect(called(path)).toEqual([])
  })

  it('shows a changed premium beside the quoted one with the reasons, and continues only when accepted', async () => {
    const { person, called } = await submitted({ [path]: [changed, reply('proposalFailure', {}, 'No')] })
    await heading('The premium has changed')
    expect(screen.getByText('₹13,808').tagName).toBe('S')
    expect(screen.getByText('₹14,398')).toBeTruthy()
    expect(screen.getByText('The underwriter has adjusted the premium.')).toBeTruthy()
    const rows = within(screen.getByRole('table', { name: 'What changed' })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'LoadingSet by the underwriter₹0₹500',
      'GSTOn the net premium₹2,106₹2,196',
    ])
    expect(called(path).length).toBe(1)
    await person.click(screen.getByRole('button', { name: 'Accept the new premium' }))
    await heading('Proposal not accepted')
    expect(called(path)[1]).toMatchObject({ acceptedPremium: 14_398 })
  })

  it('releases the plan when another is wanted', async () => {
    const given = { status: 'success', data: { version: 22 } }
    const { person, called } = await submitted({ [path]: changed, 'motor/choosePlanAgain': given })
    await person.click(await screen.findByRole('button', { name: 'Choose another plan' }))
    await waitFor(() => expect(called('motor/choosePlanAgain')).toEqual([{ customerLeadId: 'lead-1' }]))
  })

  it('is asked for anew, with the answers as they stand, where one was changed elsewhere', async () => {
    outbox.learnVersion('lead-1', 40)
    const record = answeredRecord()
    const nominee = record.nominee && { ...record.nominee, name: 'Meena Sharma' }
    const { called } = await submitted({
      [path]: { status: 'error', code: 'saved-elsewhere', message: messages.proposal.changedElsewhere },
      'admin/getFlow': { status: 'success', data: savedRecord({ ...record, nominee }, 41) },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('changed in another place')
    expect(called(path)).toMatchObject([{ version: 40 }])
    await heading('Check your answers')
    expect(screen.getByText('Meena Sharma')).toBeTruthy()
  })

  it('is declared anew, with the answers as they stand, where the insurer never had it and one was changed meanwhile', async () => {
    const record = answeredRecord({ status: 'proposalRequest' })
    const nominee = record.nominee && { ...record.nominee, name: 'Meena Sharma' }
    await proposalOnScreen(record, {
      'motor/getProposalStatus': reply(
        'proposalRequest',
        { isSent: false, version: 61 },
        'It did not arrive.',
      ),
      'admin/getFlow': { status: 'success', data: savedRecord({ ...record, nominee }, 61) },
    })
    await heading('Check your answers')
    expect(screen.getByText('Meena Sharma')).toBeTruthy()
  })

  it('shows why it was rejected, with three options, the same once more as the last', async () => {
    const { person } = await submitted({ [path]: reply('proposalFailure', {}, 'Vehicle not accepted') })
    expect((await screen.findByRole('alert')).textContent).toContain('Vehicle not accepted')
    const waysOn = ['Change details', 'Choose another plan', 'Try again']
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
    expect(shown.filter((name) => waysOn.includes(name))).toEqual(waysOn)
    await person.click(screen.getByRole('button', { name: 'Change details' }))
    await heading('Check your answers')
  })

  it('is queried, never sent again, when no answer came', async () => {
    const answer = { 'motor/getProposalStatus': reply('proposalRequest', {}, 'Still under way') }
    const { person, called } = await submitted(answer)
    await heading('We are not sure yet')
    await person.click(screen.getByRole('button', { name: 'Check status' }))
    expect(await screen.findByText('Still under way')).toBeTruthy()
    expect(called(path).length).toBe(1)
  })

  it('is queried by itself once the network is back', async () => {
    const answer = { 'motor/getProposalStatus': reply('proposalRequest', {}, 'Still under way') }
    await submitted(answer)
    await heading('We are not sure yet')
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Still under way')).toBeTruthy()
  })

  it('explains the return to the review when the insurer never received it', async () => {
    const answer = {
      'motor/getProposalStatus': reply('proposalRequest', { isSent: false }, 'It did not arrive.'),
    }
    await proposalOnScreen(answeredRecord({ status: 'proposalRequest' }), answer)
    await heading('Check your answers')
    expect((await screen.findByRole('alert')).textContent).toContain('It did not arrive.')
  })

  it('explains the return to the review when it never left this device', async () => {
    const answer = { 'motor/getProposalStatus': reply('proposalRequest', { isSent: false }) }
    const { person } = await submitted(answer)
    await heading('We are not sure yet')
    await person.click(screen.getByRole('button', { name: 'Check status' }))
    await heading('Check your answers')
    expect((await screen.findByRole('alert')).textContent).toContain(messages.proposal.notArrived)
  })
})
