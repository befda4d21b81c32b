import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { loginEvents } from '#machines/account/login/login.events.ts'
import { loginMachine, type OtpVerdict, type Sending } from '#machines/account/login/login.machine.ts'
import { sampleCustomer, sampleEmployee } from '#machines/account/sample-sessions.ts'
import { account } from '#machines/reference/messages/account.ts'
import type { Session } from '#machines/schemas/session.ts'
import { outcome, play, today } from '../play.ts'

const given = { type: 'mobile.given', mobile: '9876543210' }
const sent = { kind: 'sent' }
const right = (found: object) => ({ kind: 'right', found })
const open = (input: object = {}) => play(loginMachine, input)
const checked = (isEmployee: boolean) => open().hear(given, outcome.done('checkEmployee', isEmployee))
const asked = () => checked(false).hear(outcome.done('sendCustomerOtp', sent))
const verifying = () => asked().hear({ type: 'customerOtp.given', otp: '1234' })
const verifyingEmployee = () =>
  checked(true).hear(outcome.done('sendEmployeeOtp', sent), { type: 'employeeOtp.given', otp: '123456' })

describe('logging in', () => {
  test('goes from number to employee check, code, verification and done [LOGIN-01, MODAL-01, DESIGN-06]', () => {
    const login = open()
    expect(login.screen()).toMatchObject({ title: 'Login', asks: 'mobile.given' })
    login.hear(given)
    expect(login.state()).toBe('checking')
    login.hear(outcome.done('checkEmployee', false), outcome.done('sendCustomerOtp', sent))
    expect(login.screen().asks).toBe('customerOtp.given')
    login.hear({ type: 'customerOtp.given', otp: '1234' })
    login.hear(outcome.done('verifyCustomerOtp', right(sampleCustomer(today))))
    expect(login.snapshot().output).toEqual({ kind: 'signedIn', session: sampleCustomer(today) })
  })

  test.each([
    ['a customer', 4, 'customerOtp.given', '1234'],
    ['an employee', 6, 'employeeOtp.given', '123456'],
  ] as const)(
    'takes the code of %s, which has %i digits, and no other [VALID-11, CONST-12]',
    (_, digits, type, otp) => {
      const { schema, fields } = loginEvents[type]
      const isTaken = (typed: string) => v.is(schema(today), { otp: typed })
      expect([otp, otp.slice(1), `${otp}5`, `${otp.slice(1)}x`].map(isTaken)).toEqual([
        true,
        false,
        false,
        false,
      ])
      expect(fields.otp?.maxLength).toBe(digits)
    },
  )

  test('asks an employee for six digits, then loads their details [DESIGN-06, EMP-02, EMP-08]', () => {
    const login = checked(true).hear(outcome.done('sendEmployeeOtp', sent))
    expect(login.screen().asks).toBe('employeeOtp.given')
    login.hear({ type: 'employeeOtp.given', otp: '123456' })
    login.hear(outcome.done('verifyEmployeeOtp', right({ username: 'asha.agent' })))
    expect([login.state(), login.context().username]).toEqual(['loadingEmployee', 'asha.agent'])
    login.hear(outcome.done('loadEmployee', sampleEmployee))
    expect(login.snapshot().output).toEqual({ kind: 'signedIn', session: sampleEmployee })
  })

  test('sends no code before the check or after a failed one [LOGIN-02]', () => {
    const login = open().hear(given, outcome.error('checkEmployee', new Error('')))
    expect([login.state(), login.screen().problem]).toEqual([
      'checkFailed',
      'We could not check this number. Please try again.',
    ])
    expect(login.hear({ type: 'login.retried' }).state()).toBe('checking')
  })

  test('offers sign-up to an unknown number with the fixed message and passes the number on [ERR-02]', () => {
    const text = 'You are not a registered user. You have to Sign Up first'
    const login = checked(false).hear(outcome.done('sendCustomerOtp', { kind: 'unknown', message: text }))
    expect(login.screen().problem).toBe(text)
    expect(login.hear({ type: 'signUp.chosen' }).snapshot().output).toEqual({
      kind: 'signUp',
      mobile: '9876543210',
    })
  })

  test('tells where the code went, be it to the address of mails, and that it was sent', async () => {
    const wayOf = (sending: object) => checked(false).hear(outcome.done('sendCustomerOtp', sending)).context()
    expect([wayOf(sent).isMailed, wayOf({ kind: 'sent', isMailed: true }).isMailed]).toEqual([false, true])
    expect([wayOf(sent).round, verifying().context().round]).toEqual([1, 1])
    const wrong = verifying().hear(outcome.done('verifyCustomerOtp', { kind: 'wrong', message: '' }))
    expect(wrong.context().round).toBe(2)
    const actors = {
      checkEmployee: fromPromise<boolean, { mobile: string }>(async () => false),
      sendCustomerOtp: fromPromise<Sending, { mobile: string }>(async () => ({ kind: 'sent' })),
    }
    const actor = createActor(loginMachine.provide({ actors }), { input: { mobile: '9876543210' } })
    const told = new Promise((resolve) => actor.on('noticed', resolve))
    actor.start()
    expect(await told).toEqual({ type: 'noticed', kind: 'success', text: account.otpSentNow })
  })

  test('says when a locked number can be tried again', () => {
    const text = 'Too many OTPs were asked for this number. Please try again in an hour.'
    const login = checked(false).hear(outcome.done('sendCustomerOtp', { kind: 'locked', message: text }))
    expect([login.state(), login.screen().problem]).toEqual(['locked', text])
  })

  test.each(['please enter Valid Otp', 'Please enter Valid Otp', 'PLEASE ENTER VALID OTP ', ''])(
    'says "Please Enter a valid OTP" where the server says "%s" [VALID-13, ERR-04]',
    (message) => {
      const login = verifying().hear(outcome.done('verifyCustomerOtp', { kind: 'wrong', message }))
      expect(login.state()).toContain('code.asking.rejected')
      expect(login.screen().problem).toBe('Please Enter a valid OTP')
    },
  )

  test('shows any other server message as it is and clears the code [VALID-13]', () => {
    const message = 'This OTP has expired. Ask for a new one.'
    const login = verifying().hear(outcome.done('verifyCustomerOtp', { kind: 'wrong', message }))
    expect([login.screen().problem, login.context().otp]).toEqual([message, ''])
  })

  test('goes back with Edit Number and keeps the number filled in [MODAL-02]', () => {
    expect(loginEvents['number.edited'].label).toBe('Edit Number')
    const login = asked().hear({ type: 'number.edited' })
    expect([login.state(), login.context().mobile]).toEqual(['number', '9876543210'])
  })

  test('reads the session once after a verification without an answer', () => {
    const lost = () => verifying().hear(outcome.error('verifyCustomerOtp', new Error('offline')))
    const found = lost().hear(outcome.done('readSession', sampleCustomer(today)))
    expect(found.snapshot().output).toEqual({ kind: 'signedIn', session: sampleCustomer(today) })
    for (const answer of [
      outcome.done('readSession', { kind: 'anonymous' }),
      outcome.error('readSession', new Error('offline')),
    ]) {
      const back = lost().hear(answer)
      expect(back.state()).toContain('code.asking.unheard')
      expect(back.screen().problem).toBe('We could not check the code. Please enter it again.')
    }
  })

  test("does not accept an employee's session as the customer's", () => {
    const lost = verifying().hear(outcome.error('verifyCustomerOtp', new Error('offline')))
    expect(lost.hear(outcome.done('readSession', sampleEmployee)).state()).toContain('unheard')
    const employee = verifyingEmployee().hear(outcome.error('verifyEmployeeOtp', new Error('offline')))
    expect(employee.hear(outcome.done('readSession', sampleEmployee)).state()).toBe('loadingEmployee')
    expect(employee.snapshot().children.loadEmployee?.getSnapshot()).toMatchObject({
      input: { username: 'asha.agent' },
    })
  })

  test("says that an employee's details could not be loaded, and retries [ERR-08]", () => {
    const login = verifyingEmployee().hear(
      outcome.done('verifyEmployeeOtp', right({ username: 'asha.agent' })),
      outcome.error('loadEmployee', new Error('')),
    )
    const shown = { view: 'employee', title: 'Login' }
    expect(login.screen()).toMatchObject({ ...shown, problem: 'Failed to fetch employee details' })
    expect(login.hear({ type: 'login.retried' }).state()).toBe('loadingEmployee')
    expect(login.screen()).toMatchObject({ ...shown, busy: true })
    expect(login.screen().problem).toBeUndefined()
  })

  test('that is closed while an employee is looked for ends unsure, for the code was right', () => {
    const loading = () =>
      verifyingEmployee().hear(outcome.done('verifyEmployeeOtp', right({ username: 'asha.agent' })))
    const failed = () => loading().hear(outcome.error('loadEmployee', new Error('')))
    for (const login of [loading(), failed()])
      expect(login.hear({ type: 'closed' }).snapshot().output).toEqual({ kind: 'unsure' })
  })

  test('starts with the check when the number is already known', () => {
    expect(open({ mobile: '9876543210' }).state()).toBe('checking')
  })

  test('can be closed at any time, with an unknown result during verification', () => {
    expect(open().hear({ type: 'closed' }).snapshot().output).toEqual({ kind: 'closed' })
    expect(asked().hear({ type: 'closed' }).snapshot().output).toEqual({ kind: 'closed' })
    expect(verifying().hear({ type: 'closed' }).snapshot().output).toEqual({ kind: 'unsure' })
  })

  test.each([
    ['a customer', 'customerOtp.given', '9999', { customer: 2, employee: 0 }],
    ['an employee', 'employeeOtp.given', '999999', { customer: 0, employee: 2 }],
  ] as const)(
    'offers Resend to %s 30 s after each sending, regardless of wrong attempts [MODAL-03, MODAL-04, CONST-13]',
    async (who, type, otp, sentTwice) => {
      const clock = new SimulatedClock()
      const sends = { customer: 0, employee: 0 }
      const sending = (to: keyof typeof sends) =>
        fromPromise<Sending, { mobile: string }>(async () => {
          sends[to] += 1
          return { kind: 'sent' }
        })
      const wrong = async () => ({ kind: 'wrong', message: '' }) as const
      const machine = loginMachine.provide({
        actors: {
          checkEmployee: fromPromise(async () => who === 'an employee'),
          sendCustomerOtp: sending('customer'),
          sendEmployeeOtp: sending('employee'),
          verifyCustomerOtp: fromPromise<OtpVerdict<Session>, { mobile: string; otp: string }>(wrong),
          verifyEmployeeOtp: fromPromise<OtpVerdict<{ username: string }>, { mobile: string; otp: string }>(
            wrong,
          ),
        },
      })
      const actor = createActor(machine, { input: { mobile: '9876543210' }, clock }).start()
      const offered = () => actor.getSnapshot().can({ type: 'otp.resent' })
      await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false)
      clock.increment(20_000)
      actor.send({ type, otp })
      await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false)
      clock.increment(9_999)
      expect([offered(), actor.getSnapshot().hasTag('resendable')]).toEqual([false, false])
      clock.increment(1)
      expect([offered(), actor.getSnapshot().hasTag('resendable')]).toEqual([true, true])
      actor.send({ type: 'otp.resent' })
      await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false)
      expect([sends, offered(), actor.getSnapshot().context.problem]).toEqual([sentTwice, false, undefined])
    },
  )
})
