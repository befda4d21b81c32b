import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  sampleCustomer,
  sampleEmployee,
  sampleProfile,
  sampleVisitor,
} from '#machines/account/sample-sessions.ts'
import { creditOf, sessionView } from '#machines/account/session/session.known.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { outcome, type Play, play, today } from '../play.ts'

const customer = sampleCustomer(today)
const visit = (input: object = {}) => play(sessionMachine, { isMarked: false, ...input })
const back = (as: object) => visit({ isMarked: true }).hear(outcome.done('readSession', as))
const view = (session: Play) => sessionView(session.snapshot())
const inputOf = (session: Play, id: string) => session.snapshot().children[id]?.getSnapshot().input
const login = { type: 'login.asked', askedBy: 'header' }

describe('a visit', () => {
  test('is anonymous at once for an unknown visitor, and sends the referral in the background [LOGIN-10]', () => {
    const stranger = visit({ refCode: 'R1' })
    expect(view(stranger)).toEqual({ kind: 'anonymous', role: 'anonymous' })
    expect(stranger.state()).toContain('anonymous.referring')
    expect(stranger.hear(outcome.done('refer', 'FE-9')).context().feCode).toBe('FE-9')
    expect(visit().state()).toContain('anonymous.referring')
    expect(visit().hear(login).state()).toContain('loggingIn')
    for (const as of [customer, sampleEmployee]) {
      const known = visit({ isMarked: true, refCode: 'R1' }).hear(outcome.done('readSession', as))
      expect(known.state()).not.toContain('referr')
    }
  })

  test('starts by reading the session of somebody who was signed in [LOGIN-12]', () => {
    expect(view(visit({ isMarked: true })).kind).toBe('starting')
    expect(view(back(customer))).toMatchObject({
      kind: 'customer',
      role: 'customer',
      name: 'Asha Rani Sharma',
    })
    expect(view(back(sampleEmployee))).toMatchObject({
      kind: 'employee',
      role: 'agent',
      username: 'asha.agent',
    })
    expect(view(back(sampleVisitor(today)))).toMatchObject({ kind: 'partner', name: 'Asha Rani Sharma' })
    for (const as of [customer, sampleEmployee, sampleVisitor(today)]) {
      expect(back(as).state()).not.toContain('referr')
      expect(back(as).refuses({ type: 'logout.asked' })).toBe(false)
    }
    expect(visit().refuses({ type: 'logout.asked' })).toBe(true)
  })

  test('does not treat a missing answer as a logout, but asks again later', () => {
    const silent = visit({ isMarked: true }).hear(outcome.error('readSession', new Error('offline')))
    expect(silent.state()).toContain('unreachable')
    expect(silent.hear(outcome.after('askAgain', 'session.who.unreachable')).state()).toContain('restoring')
  })

  test("is signed in by a partner's link, and unchanged by a refused one [PARTNER-03]", () => {
    const linked = (input: object = {}) => visit({ partnerToken: 'a.b.c', ...input })
    expect(view(linked())).toEqual({ kind: 'starting', role: 'anonymous' })
    expect(inputOf(linked(), 'loginPartner')).toEqual({ token: 'a.b.c' })
    const accepted = linked().hear(outcome.done('loginPartner', sampleVisitor(today)))
    expect(view(accepted)).toMatchObject({ kind: 'partner', role: 'partner', name: 'Asha Rani Sharma' })
    expect(accepted.context().partnerToken).toBeUndefined()
    const refused = outcome.error('loginPartner', new Error('used'))
    expect(view(linked().hear(refused)).kind).toBe('anonymous')
    expect(linked({ isMarked: true }).hear(refused).state()).toContain('restoring')
  })

  test('is attributed to the employee of a link, which signs nobody in [EMP-01, EMP-03, EMP-04]', () => {
    const linked = visit({ employeeId: 'asha.agent' }).hear(
      outcome.done('findEmployee', { username: 'asha.agent' }),
    )
    expect(creditOf(linked.context())).toEqual({ source: 'empl', emplId: 'asha.agent' })
    expect(view(linked)).toEqual({ kind: 'anonymous', role: 'anonymous' })
  })

  test("continues as a plain customer's after a link with an unknown employee [EMP-11]", () => {
    const linked = visit({ employeeId: 'nobody', emplId: 'ravi.agent' })
    linked.hear(outcome.error('findEmployee', new Error('')))
    expect(creditOf(linked.context())).toEqual({ source: 'customer' })
  })

  test('is attributed to a signed-in employee, whatever link came before [EMP-10, EMP-11]', () => {
    const session = visit({ isMarked: true, emplId: 'ravi.agent' })
    session.hear(outcome.done('readSession', sampleEmployee))
    expect(creditOf(session.context())).toEqual({ source: 'empl', emplId: 'asha.agent' })
  })
})

describe('signing up', () => {
  const signedUp = () =>
    visit().hear(
      login,
      outcome.done('login', { kind: 'signUp', mobile: '9000000009' }),
      outcome.done('signUp', { kind: 'signedUp', customer: { ...sampleProfile(today), id: '' } }),
    )

  test('is offered with the number that was given at the login, and leads back to it with another', () => {
    const offered = (output: object) => visit().hear(login, outcome.done('login', output))
    const known = offered({ kind: 'signUp', mobile: '9000000009' })
    expect(known.screen()).toMatchObject({ view: 'signUp', title: 'Sign up' })
    expect(inputOf(known, 'signUp')).toEqual({ mobile: '9000000009' })
    expect(inputOf(offered({ kind: 'signUp', mobile: '' }), 'signUp')).toEqual({})
    known.hear(outcome.done('signUp', { kind: 'login', mobile: '9000000008' }))
    expect(known.screen().view).toBe('login')
    expect(inputOf(known, 'login')).toEqual({ mobile: '9000000008', isAgain: false })
    const left = offered({ kind: 'signUp', mobile: '' }).hear(outcome.done('signUp', { kind: 'closed' }))
    expect(view(left).kind).toBe('anonymous')
  })

  test('knows the person but gives no role before the number is proved by a code', () => {
    expect(view(signedUp())).toMatchObject({
      kind: 'unverified',
      role: 'anonymous',
      name: 'Asha Rani Sharma',
    })
  })

  test('goes on to the code to its number at once, and stays at the profile once it is given', () => {
    const proving = signedUp()
    expect(proving.screen().view).toBe('login')
    expect(proving.context()).toMatchObject({ mobile: '9876543210', askedBy: 'page' })
  })

  test('is asked for the code to its number again after the dialog was closed', () => {
    const left = signedUp().hear(outcome.done('login', { kind: 'closed' }))
    expect(left.screen().view).toBeUndefined()
    expect(left.hear(login).context().mobile).toBe('9876543210')
  })

  test('survives the answer that the server has no session', () => {
    const session = visit({ unverified: sampleProfile(today) })
    session.hear({ type: 'entered.elsewhere', who: 'x' }, outcome.done('readSession', { kind: 'anonymous' }))
    expect(view(session).kind).toBe('unverified')
  })
})

describe('a session', () => {
  test('ends at once on Yes, even when the server cannot be reached [MODAL-07]', () => {
    const leaving = back(customer).hear({ type: 'logout.asked' })
    expect(leaving.screen().title).toBe('Are you sure want to logout?')
    leaving.hear({ type: 'logout.confirmed' })
    expect(view(leaving)).toEqual({ kind: 'anonymous', role: 'anonymous' })
    leaving.hear(outcome.error('logOut', new Error('offline')))
    expect(leaving.hear(outcome.after('askAgain', 'session.who.untold')).state()).toContain('loggingOut')
  })

  test('continues on No [MODAL-08]', () => {
    const staying = back(customer).hear({ type: 'logout.asked' }, { type: 'logout.denied' })
    expect(view(staying).kind).toBe('customer')
  })

  test('ends when another tab logs out, and follows when another person logs in there', () => {
    expect(view(back(customer).hear({ type: 'left.elsewhere' })).kind).toBe('anonymous')
    const other = back(customer)
    expect(other.refuses({ type: 'entered.elsewhere', who: 'customer-1' })).toBe(true)
    expect(view(other.hear({ type: 'entered.elsewhere', who: 'customer-2' })).kind).toBe('starting')
  })

  test('becomes anonymous when the server has ended it; an anonymous visit has nothing to end', () => {
    expect(view(back(customer).hear({ type: 'session.ended' })).kind).toBe('anonymous')
    expect(visit().refuses({ type: 'session.ended' })).toBe(true)
  })

  test('has no attribution after a logout', () => {
    const leaving = visit({ isMarked: true, emplId: 'ravi.agent' }).hear(
      outcome.done('readSession', customer),
      { type: 'logout.asked' },
      { type: 'logout.confirmed' },
    )
    expect(creditOf(leaving.context())).toEqual({ source: 'customer' })
  })

  test('shows a changed name', () => {
    const renamed = back(customer).hear({
      type: 'profile.changed',
      customer: { ...sampleProfile(today), name: 'Asha Verma' },
    })
    expect(view(renamed).name).toBe('Asha Verma')
  })
})

describe('what the page hears of a session', () => {
  const asked = (askedBy: string) => ({ type: 'login.asked', askedBy })
  const person = { ...sampleProfile(today), id: '' }
  const signedIn = outcome.done('login', { kind: 'signedIn', session: customer })
  const entered = { type: 'entered', session: customer }
  const notice = (text: string) => ({ type: 'noticed', kind: 'error', text })
  const marked = { isMarked: true }

  /** What a session emits while it hears these events. */
  function heard(input: object, ...events: object[]) {
    const actor = createActor(sessionMachine, { input: { isMarked: false, ...input } })
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    for (const event of events) actor.send(event as never)
    actor.stop()
    return told
  }

  test.each<[string, object, object[], unknown[]]>([
    [
      'a login from the header leads home',
      {},
      [asked('header'), signedIn],
      [entered, { type: 'led', path: '/' }],
    ],
    ['a login from a page stays on it', {}, [asked('page'), signedIn], [entered]],
    [
      'a sign-up leads to the profile',
      {},
      [
        asked('header'),
        outcome.done('login', { kind: 'signUp' }),
        outcome.done('signUp', { kind: 'signedUp', customer: person }),
      ],
      [{ type: 'led', path: '/my-profile' }],
    ],
    [
      'a logout is told to other tabs, and leads home',
      marked,
      [outcome.done('readSession', customer), { type: 'logout.asked' }, { type: 'logout.confirmed' }],
      [
        { type: 'left', isHere: true },
        { type: 'led', path: '/' },
      ],
    ],
    [
      'a logout in another tab is not told back to it',
      marked,
      [outcome.done('readSession', customer), { type: 'left.elsewhere' }],
      [{ type: 'left', isHere: false }],
    ],
    [
      'an ended session asks to log in',
      marked,
      [outcome.done('readSession', customer), { type: 'session.ended' }],
      [notice(account.pleaseLogIn)],
    ],
    [
      'a link of a partner enters',
      { partnerToken: 'a.b.c' },
      [outcome.done('loginPartner', customer)],
      [entered],
    ],
    [
      'a refused link of a partner is said so',
      { partnerToken: 'a.b.c' },
      [outcome.error('loginPartner', new Error('used'))],
      [notice(account.partnerLoginFailed)],
    ],
  ])('%s', (_, input, events, told) => {
    expect(heard(input, ...events)).toEqual(told)
  })
})
