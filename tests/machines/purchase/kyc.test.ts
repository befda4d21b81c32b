import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { kycSays } from '#machines/purchase/identity/kyc-says.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { outcome, play, today } from '../play.ts'

const input = { leadId: 'lead-1', insurerId: 13, customerType: 'individual' }
const config = { modes: ['ckyc', 'ovd'], documents: ['pan', 'adhaar'], redirect: true }
const read = (change: object = {}) => outcome.done('getKycConfig', { ...config, ...change })
const kyc = (change: object = {}) => play(kycMachine, { ...input, ...change })
const asking = () => kyc().hear(read())
const [sample] = kycEvents['document.given'].samples(today)
const given = { type: 'document.given', ...sample }
const verified = (change: object = {}) => ({ kind: 'verified', result: { ...sampleKyc, ...change } })
const refused = { kind: 'refused', message: 'Invalid OTP, Please Try Again' }
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))
const inputOf = (of: ReturnType<typeof kyc>, id: string) => of.snapshot().children[id]?.getSnapshot().input
const otp = () => asking().hear(given, outcome.done('getKyc', { kind: 'otpSent', reference: 'otp-1' }))
const papers = { type: 'papers.given', docName: 'passport', fullName: 'Asha R Sharma', fileId: 'file-1' }

describe('the identity check', () => {
  test('asks how this insurer identifies this kind of owner, and can be left meanwhile', () => {
    expect(kyc().screen()).toMatchObject({ view: 'waiting', busy: true, canGoBack: true })
    expect(inputOf(kyc(), 'getKycConfig')).toEqual({ insurerId: 13, customerType: 'individual' })
    expect(kyc().hear({ type: 'back' }).snapshot().output).toEqual({})
    const failed = kyc().hear(offline('getKycConfig'))
    expect(failed.screen()).toMatchObject({ view: 'retry', problem: 'You seem to be offline.' })
    expect(failed.hear({ type: 'kyc.retried' }).state()).toBe('loading')
  })

  test('offers papers and the provider’s own page only where the insurer takes them', () => {
    const plain = kyc().hear(read({ modes: ['ckyc'], redirect: false }))
    for (const type of ['papers.chosen', 'redirect.chosen']) {
      expect(plain.refuses({ type }), type).toBe(true)
      expect(asking().refuses({ type }), type).toBe(false)
    }
    expect(asking().hear({ type: 'papers.chosen' }, { type: 'redirect.chosen' }).state()).toBe('redirecting')
    const onlyPapers = kyc().hear(read({ redirect: false }), { type: 'papers.chosen' })
    expect(onlyPapers.refuses({ type: 'redirect.chosen' })).toBe(true)
  })

  test('looks for the record of the document, in the name on it', () => {
    const searching = kyc({ fullName: 'Asha' }).hear(read(), given)
    expect(searching.screen()).toMatchObject({ view: 'waiting', busy: true })
    expect(inputOf(searching, 'getKyc')).toEqual({
      leadId: 'lead-1',
      insurerId: 13,
      fullName: 'Asha Rani Sharma',
      docName: 'pan',
      docNumber: 'ABCPS1234D',
      dateOfBirth: '1992-11-21',
    })
    expect(searching.hear({ type: 'back' }).state()).toBe('asking')
  })

  test('shows whom it found, who may say that it is not them', () => {
    const found = () => asking().hear(given, outcome.done('getKyc', verified()))
    expect(found().screen()).toMatchObject({ view: 'kycFound' })
    expect(found().hear({ type: 'identity.confirmed' }).snapshot().output).toEqual({ kyc: sampleKyc })
    for (const type of ['identity.denied', 'back']) {
      const denied = found().hear({ type })
      expect(denied.state()).toBe('asking')
      expect(denied.hear({ type: 'back' }).snapshot().output).toEqual({})
    }
  })

  test('says why nothing was found where it goes on asking', () => {
    const none = { kind: 'notFound', message: 'No record' }
    expect(asking().hear(given, outcome.done('getKyc', none)).screen()).toMatchObject({
      view: 'papers',
      problem: 'No record',
    })
    const no = asking().hear(given, outcome.done('getKyc', refused))
    expect(no.screen()).toMatchObject({ view: 'kyc', problem: 'Invalid OTP, Please Try Again' })
    expect(no.hear(given).screen()).not.toHaveProperty('problem')
    const failed = asking().hear(given, offline('getKyc'))
    expect(failed.screen()).toMatchObject({ view: 'kyc', problem: 'You seem to be offline.' })
  })

  test('checks the code that was sent for this search, and says when it is wrong', () => {
    expect(otp().screen()).toMatchObject({ view: 'otp', asks: 'otp.given', canGoBack: true })
    const verifying = otp().hear({ type: 'otp.given', otp: '123456' })
    expect(inputOf(verifying, 'verifyOtp')).toEqual({ leadId: 'lead-1', reference: 'otp-1', otp: '123456' })
    const wrong = verifying.hear(outcome.done('verifyOtp', refused))
    expect(wrong.screen()).toMatchObject({ view: 'otp', problem: 'Invalid OTP, Please Try Again' })
    wrong.hear({ type: 'otp.given', otp: '654321' }, outcome.done('verifyOtp', verified()))
    expect(wrong.screen()).toMatchObject({ view: 'kycFound' })
    expect(wrong.screen()).not.toHaveProperty('problem')
  })

  test('sends another code for the same document after a while, and no sooner', () => {
    const waiting = otp()
    expect(waiting.refuses({ type: 'otp.resent' })).toBe(true)
    waiting.hear(outcome.after('resend', 'kyc.otp.waiting'))
    expect(waiting.snapshot().hasTag('resendable')).toBe(true)
    waiting.hear({ type: 'otp.resent' })
    expect(inputOf(waiting, 'getKyc')).toMatchObject({ docNumber: 'ABCPS1234D' })
  })

  test('takes papers in the name on them, and goes on while a person still reads them', () => {
    const sending = () => asking().hear({ type: 'papers.chosen' }, papers)
    expect(inputOf(sending(), 'sendPapers')).toEqual({
      leadId: 'lead-1',
      insurerId: 13,
      fullName: 'Asha R Sharma',
      docName: 'passport',
      fileId: 'file-1',
    })
    const pending = verified({ kycStatus: 'pending' })
    expect(sending().hear(outcome.done('sendPapers', pending)).snapshot().output).toEqual({
      kyc: pending.result,
    })
    expect(sending().hear(outcome.done('sendPapers', verified())).screen().view).toBe('kycFound')
    expect(sending().hear(outcome.done('sendPapers', refused)).screen()).toMatchObject({
      view: 'papers',
      problem: 'Invalid OTP, Please Try Again',
    })
  })

  test('opens the provider’s page, and reads what was found there on the way back', () => {
    const away = asking().hear({ type: 'redirect.chosen' })
    expect(away.screen().busy).toBe(true)
    expect(inputOf(away, 'startRedirect')).toEqual({ leadId: 'lead-1', insurerId: 13 })
    away.hear(outcome.done('startRedirect', { url: 'https://provider.test/consent' }))
    expect(away.screen()).toMatchObject({ view: 'away', canGoBack: true })
    expect(away.context().url).toBe('https://provider.test/consent')
    const back = () => kyc({ returned: 'redirected' }).hear(read())
    expect(inputOf(back(), 'getKycStatus')).toEqual({ leadId: 'lead-1', insurerId: 13 })
    expect(back().hear(outcome.done('getKycStatus', verified())).screen().view).toBe('kycFound')
  })

  test('that had not begun has not failed, when a page is reloaded in the middle of it', () => {
    const returned = (way: string) =>
      kyc({ returned: way }).hear(read(), outcome.done('getKycStatus', { kind: 'notFound', message: 'None' }))
    expect(returned('redirected').screen()).toMatchObject({ view: 'kyc', problem: 'None' })
    expect(returned('reloaded').screen()).not.toHaveProperty('problem')
  })
})

describe('the document of the identity check', () => {
  const problems = (change: object) =>
    v
      .safeParse(kycEvents['document.given'].schema(today), { ...sample, ...change })
      .issues?.map(({ message }) => message)

  test('has a number of its own kind', () => {
    expect(problems({})).toBeUndefined()
    expect(problems({ docNumber: '1234' })).toHaveLength(1)
    expect(problems({ docName: 'passport' })).toHaveLength(1)
    expect(kycEvents['document.given'].fields.docNumber?.clean?.('abcps1234d')).toBe('ABCPS1234D')
  })

  test('is of an adult, or of an organisation, which has no birthday', () => {
    expect(problems({ dateOfBirth: '2008-11-21' })).toBeUndefined()
    expect(problems({ dateOfBirth: '2008-11-22' })).toHaveLength(1)
    expect(problems({ dateOfBirth: undefined })).toHaveLength(1)
    const firm = { customerType: 'organisation', docNumber: 'ABCCS1234D', dateOfBirth: undefined }
    expect(problems(firm)).toBeUndefined()
    expect(problems({ docNumber: 'ABCCS1234D' })).toHaveLength(1)
  })

  test('is one of those that the insurer takes', () => {
    const options = kycEvents['document.given'].fields.docName?.options
    const values = (allowed?: string[]) =>
      typeof options === 'function' ? options({ allowed }, today).map(({ value }) => value) : []
    expect(values(['pan'])).toEqual(['pan'])
    expect(values().length).toBeGreaterThan(2)
  })

  test.each(['12345', '1234567', '12345a', ''])('has no code that reads %j', (code) => {
    expect(v.safeParse(kycEvents['otp.given'].schema(today), { otp: code }).success).toBe(false)
  })
})

test('what the record of an identity says is told beside the questions about the person, and no others', () => {
  const kyc = { ...sampleKyc, dateOfBirth: '1992-05-10', gender: 'Female' }
  expect(kycSays('person.given', { kyc })).toEqual({ dateOfBirth: '1992-05-10', gender: 'Female' })
  expect(kycSays('nominee.given', { kyc })).toEqual({})
  expect(kycSays('person.given', {})).toEqual({ dateOfBirth: undefined, gender: undefined })
})
