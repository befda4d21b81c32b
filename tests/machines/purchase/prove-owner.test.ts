import { describe, expect, test } from 'vitest'
import { proveOwnerMachine } from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { outcome, play } from '../play.ts'

const prove = () => play(proveOwnerMachine, { leadId: 'lead-1', link: 'link-1', mobile: '98XXXXXX10' })
const sent = outcome.done('sendCode', { kind: 'sent', mobile: '98XXXXXX10' })
const given = { type: 'code.given', otp: '1234' }
const entering = () => prove().hear({ type: 'code.requested' }, sent)

describe('proving whose journey it is', () => {
  test('sends no code before it is asked for', () => {
    expect(prove().screen()).toMatchObject({ view: 'askCode', busy: false })
    expect(prove().refuses(given)).toBe(true)
  })

  test('allows another after thirty seconds, no sooner, and restarts the timer', () => {
    const proving = entering()
    expect(proving.refuses({ type: 'code.resent' })).toBe(true)
    proving.hear(outcome.after('resend', 'proveOwner.code.resend.waiting'), { type: 'code.resent' })
    expect(proving.state()).toBe('sending')
    expect(proving.hear(sent).refuses({ type: 'code.resent' })).toBe(true)
    expect(proving.context().sends).toBe(2)
  })

  test('clears a wrong code and shows the error beside it', () => {
    const wrong = outcome.done('verifyCode', { kind: 'wrong', message: 'Please Enter a valid OTP' })
    const proving = entering().hear(given, wrong)
    expect(proving.context()).toMatchObject({ codeError: 'Please Enter a valid OTP', wrong: 1, otp: '' })
    expect(proving.refuses(given)).toBe(false)
  })

  test('verifies a code once while the first attempt is pending', () => {
    expect(entering().hear(given).refuses(given)).toBe(true)
  })

  test('asks for a new code once the old one has expired, in the browser or on the server', () => {
    const expired = entering().hear(outcome.after('expire', 'proveOwner.code'))
    expect(expired.screen()).toMatchObject({
      state: 'spent',
      view: 'askCode',
      problem: 'This OTP has expired. Ask for a new one.',
    })
    const spent = outcome.done('verifyCode', {
      kind: 'spent',
      message: 'Too many wrong tries. Ask for a new OTP.',
    })
    const tried = entering().hear(given, spent)
    expect(tried.screen().problem).toBe('Too many wrong tries. Ask for a new OTP.')
    expect(tried.hear({ type: 'code.requested' }).screen().problem).toBeUndefined()
  })

  test('says until when codes are blocked', () => {
    const message = 'Too many OTPs were asked for. Please try again after 3:05 pm.'
    const blocked = prove().hear(
      { type: 'code.requested' },
      outcome.done('sendCode', { kind: 'blocked', message }),
    )
    expect(blocked.screen()).toMatchObject({ state: 'blocked', problem: message })
    const tried = entering().hear(given, outcome.done('verifyCode', { kind: 'blocked', message }))
    expect(tried.screen()).toMatchObject({ state: 'blocked', view: 'askCode', problem: message })
    expect(tried.refuses(given)).toBe(true)
  })

  test('keeps a code that may not have reached the server, and submits it again', () => {
    const lost = entering().hear(given, outcome.error('verifyCode', new Error('You seem to be offline.')))
    expect(lost.screen().problem).toBe('You seem to be offline.')
    lost.hear({ type: 'code.retried' })
    expect(lost.context().otp).toBe('1234')
    expect(lost.hear(outcome.done('verifyCode', { kind: 'proved' })).state()).toBe('proved')
  })

  test('keeps the current code when another could not be sent', () => {
    const proving = entering().hear(outcome.after('resend', 'proveOwner.code.resend.waiting'))
    proving.hear({ type: 'code.resent' }, outcome.error('sendCode', new Error('offline')))
    expect(proving.screen()).toMatchObject({ view: 'enterCode', problem: 'offline' })
  })

  test('offers another way when the journey has no number', () => {
    const without = play(proveOwnerMachine, { leadId: 'lead-1' })
    expect(without.screen().view).toBe('unprovable')
    expect(without.hear({ type: 'search.restarted' }).snapshot().output).toEqual({ isProved: false })
  })
})
