// @vitest-environment dom
import { describe, expect, it } from 'vitest'
import { pagesOf } from '#web/motor/proposal/pages.ts'
import { changedLines } from '#web/shared/proposal/changed-lines.ts'
import { isProvider } from '#web/shared/proposal/kyc/away.view.tsx'
import { stepAmong } from '#web/shared/proposal/proposal-screens.tsx'
import { proposalStartOf } from '#web/shared/proposal/start.ts'
import { resumeJourney } from '#web/shared/resume/resume.journey.ts'
import { aRecord } from '../saving/a-record.ts'

const start = (change: object, step?: string, isBack = false) =>
  proposalStartOf({ record: aRecord(change), pages: pagesOf({}), step, isBack })
const kyc = { kycStatus: 'success', kycType: 'ckyc', docName: 'pan', docNumber: '', reference: 'k' } as const

describe('the proposal starts', () => {
  it('at the page of the URL', () => {
    expect(start({ kyc }, 'vehicle')).toMatchObject({ screen: 'vehicle' })
    expect(start({ kyc }, undefined).screen).toBeUndefined()
  })

  it('with everything that was answered before [RESUME-20]', () => {
    const record = aRecord({ kyc, savedStep: 9 })
    expect(proposalStartOf({ record, pages: pagesOf({}), step: 'vehicle', isBack: false }).record).toEqual(
      record,
    )
  })

  it('without a page when the machine has to read the status', () => {
    expect(start({ kyc }, 'review').screen).toBeUndefined()
    expect(start({ kyc, status: 'proposalRequest' }, 'vehicle').screen).toBeUndefined()
    expect(start({ kyc, status: 'proposalPremiumMismatch' }, 'vehicle').screen).toBeUndefined()
  })

  it('by asking for an identity that was proved but not saved yet', () => {
    for (const step of ['kyc', 'person', 'vehicle']) expect(start({}, step).returned).toBe('reloaded')
    expect(start({}, 'kyc', true).returned).toBe('redirected')
    expect(start({ kyc }, 'person').returned).toBeUndefined()
    expect(start({}).returned).toBeUndefined()
  })

  it('with the navigation state of the resume dialog [RESUME-20, RESUME-21, ROUTE-07]', () => {
    const record = aRecord({ savedStep: 9 })
    const leadsTo = { path: '/proposal/{id}', screen: 'vehicle', activeStep: 12 }
    expect(resumeJourney.navigationState?.({ record, leadsTo } as never)?.state).toMatchObject({
      activeStep: 12,
      journeyContinue: true,
      previousProcessJourney: 'step9',
      stepsData: { processStep: 'step9', customerLeadId: 'lead-1' },
    })
  })
})

describe('the pages', () => {
  it('are in the URL by state, except waiting states', () => {
    const proposalStepOf = stepAmong(pagesOf({}))
    expect(proposalStepOf({ state: 'nominee' })).toBe('nominee')
    expect(proposalStepOf({ state: 'submitting' })).toBeUndefined()
  })

  it('skip the nominee for an organisation', () => {
    expect(pagesOf({ customerType: 'organisation' }).map(({ step }) => step)).not.toContain('nominee')
    expect(pagesOf({ customerType: 'individual' }).length).toBe(5)
  })
})

describe('the identity provider', () => {
  it('is recognised by its origin only', () => {
    expect(isProvider('http://safar.test/sandbox/digilocker/1', 'http://safar.test')).toBe(true)
    expect(isProvider('https://digilocker.meripehchaan.gov.in/x', 'http://safar.test')).toBe(true)
    expect(isProvider('https://digilocker.meripehchaan.gov.in.evil.test/', 'http://safar.test')).toBe(false)
    expect(isProvider('javascript:alert(1)', 'http://safar.test')).toBe(false)
    expect(isProvider('not an address', 'http://safar.test')).toBe(false)
  })
})

describe('the changed lines of a premium', () => {
  const line = (key: string, amount: number) => ({ key, label: key, amount, reason: '' })
  const change = { kind: 'premiumChanged', quoted: 0, reason: '', version: 1 } as const

  it('show what increased, was added or removed, and add up with the tax', () => {
    const plan = { lines: [line('od', 100), line('tp', 50), line('ncb', -20)], gst: 23 }
    const lines = [line('od', 120), line('tp', 50), line('loading', 30)]
    expect(
      changedLines(plan as never, { ...change, now: 236, lines }).map(({ key, before, after }) => [
        key,
        before,
        after,
      ]),
    ).toEqual([
      ['od', 100, 120],
      ['loading', 0, 30],
      ['ncb', -20, 0],
      ['gst', 23, 36],
    ])
  })
})
