import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type SignUpDetails, sampleDetails } from '#machines/account/own-details.question.ts'
import { sampleProfile } from '#machines/account/sample-sessions.ts'
import { type SigningUp, signUpMachine } from '#machines/account/sign-up/sign-up.machine.ts'
import { outcome, play, today } from '../play.ts'

const mobile = '9876543210'
const given = { type: 'profile.given', ...sampleDetails(today), mobile }
const customer = { ...sampleProfile(today), id: '' }
const answering = (answer: () => SigningUp) =>
  fromPromise<SigningUp, { details: SignUpDetails }>(async () => answer())
const saving = () => play(signUpMachine, { mobile }).hear(given)

describe('signing up', () => {
  test('asks with everything that was given, and can be closed', () => {
    const { type: _, ...details } = given
    expect(saving().snapshot().children.signUp?.getSnapshot().input).toEqual({ details })
    expect(saving().screen()).toMatchObject({ view: 'signUp', asks: 'profile.given', busy: true })
    expect(saving().hear({ type: 'closed' }).snapshot().output).toEqual({ kind: 'closed' })
  })

  test('ends with the new profile, its number not yet proved by a code', () => {
    const done = saving().hear(outcome.done('signUp', { kind: 'created', customer }))
    expect(done.snapshot().output).toEqual({ kind: 'signedUp', customer })
  })

  test('says under the form that the customer exists, and leads to the login with the number [ERR-06]', () => {
    const exists = saving().hear(
      outcome.done('signUp', { kind: 'exists', message: 'Customer Already Exist' }),
    )
    expect(exists.screen()).toMatchObject({ asks: 'profile.given', problem: 'Customer Already Exist' })
    expect(exists.hear({ type: 'login.chosen' }).snapshot().output).toEqual({ kind: 'login', mobile })
  })

  test.each([
    ['the words of another failure', 'City is not served', 'City is not served'],
    ['words of its own where there are none', '', 'Your profile could not be created. Please try again.'],
  ])('shows %s as a red notice and keeps the form [ERR-07]', async (_, said, text) => {
    const refuses = answering(() => {
      throw new Error(said)
    })
    const actor = createActor(signUpMachine.provide({ actors: { signUp: refuses } }), { input: {} })
    const notices: unknown[] = []
    actor.on('noticed', (notice) => notices.push(notice))
    actor.start().send({ ...given, type: 'profile.given' })
    await expect.poll(() => actor.getSnapshot().value).toBe('refused')
    expect(notices).toEqual([{ type: 'noticed', kind: 'error', text }])
    expect(actor.getSnapshot().context.problem).toBeUndefined()
  })

  test('reports success with the fixed message [SIGNUP-07]', async () => {
    const creates = answering(() => ({ kind: 'created', customer }))
    const actor = createActor(signUpMachine.provide({ actors: { signUp: creates } }), { input: {} })
    const notices: unknown[] = []
    actor.on('noticed', (notice) => notices.push(notice))
    actor.start().send({ ...given, type: 'profile.given' })
    await expect.poll(() => actor.getSnapshot().status).toBe('done')
    expect(notices).toEqual([
      { type: 'noticed', kind: 'success', text: 'Your profile has been created successfully' },
    ])
  })
})
