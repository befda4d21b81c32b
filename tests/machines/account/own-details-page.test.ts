import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { sampleDetails } from '#machines/account/own-details.question.ts'
import { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { sampleErasure, sampleOwnProfile, sampleSessions } from '#machines/account/profile/sample-profile.ts'
import { outcome, type Play, play, today } from '../play.ts'

const profile = sampleOwnProfile(today)
const theirs = { ...profile, city: 'Ajmer', version: '2026-06-15T04:31:00.000Z' }
const given = { ...sampleDetails(today), city: 'Kota' }
const open = (change: object = {}) => play(ownDetailsMachine, { profile: { ...profile, ...change } })
const saving = () => open().hear({ type: 'details.edited' }, { type: 'details.given', ...given })
const done = (id: string, output?: unknown) => outcome.done(id, output)
const failed = (id: string, message = 'You seem to be offline.') => outcome.error(id, new Error(message))
const inputOf = (page: Play, id: string) => page.snapshot().children[id]?.getSnapshot().input
const unexpected = 'Something went wrong on our side. Please try again.'

describe('the details of a profile', () => {
  test('are saved upon the version that was shown, and shown as they were saved', () => {
    const page = saving()
    expect(inputOf(page, 'saveDetails')).toEqual({ given, version: profile.version })
    expect(page.screen()).toMatchObject({ view: 'form', asks: 'details.given', busy: true })
    page.hear(done('saveDetails', { kind: 'saved', profile: theirs }))
    expect(page.screen()).toMatchObject({ view: 'details', busy: false })
    expect(page.context()).toMatchObject({ profile: theirs, given: undefined, errors: [] })
  })

  test('that were saved elsewhere meanwhile are shown beside what was typed, to choose between them', () => {
    const between = () => saving().hear(done('saveDetails', { kind: 'elsewhere', profile: theirs }))
    expect(between().screen().view).toBe('changedElsewhere')
    expect(between().context()).toMatchObject({ profile, theirs, given })
    const mine = between().hear({ type: 'mine.kept' })
    expect(inputOf(mine, 'saveDetails')).toEqual({ given, version: theirs.version })
    expect(mine.context().theirs).toBeUndefined()
    const taken = between().hear({ type: 'theirs.taken' })
    expect(taken.screen().view).toBe('details')
    expect(taken.context()).toMatchObject({ profile: theirs, given: undefined, theirs: undefined })
  })

  test('that the server refuses stay in the form with what is wrong, until they are given again or left', () => {
    const errors = [{ path: 'city', message: 'Field is required' }]
    const refused = () => saving().hear(done('saveDetails', { kind: 'refused', errors }))
    expect(refused().context()).toMatchObject({ errors, given, profile })
    expect(refused().screen()).toMatchObject({ asks: 'details.given', busy: false })
    expect(
      refused()
        .hear({ type: 'details.given', ...given })
        .context().errors,
    ).toEqual([])
    const left = refused().hear({ type: 'edit.left' })
    expect(left.context()).toMatchObject({ errors: [], given: undefined, profile })
    expect(left.screen().view).toBe('details')
  })

  test('stay as they were typed where the server cannot be reached', () => {
    const lost = saving().hear(failed('saveDetails'))
    expect(lost.screen()).toMatchObject({ asks: 'details.given', problem: 'You seem to be offline.' })
    expect(lost.context().given).toEqual(given)
    expect(saving().hear(failed('saveDetails', '')).screen().problem).toBe(unexpected)
  })

  test('that a partner has told are only read', () => {
    const page = open({ isPartnersWord: true })
    for (const type of [
      'details.edited',
      'reminders.switched',
      'data.asked',
      'erasure.asked',
      'sessions.asked',
    ])
      expect(page.refuses({ type }), type).toBe(true)
    expect(page.refuses({ type: 'everywhere.asked' })).toBe(false)
  })
})

describe('the choices of a profile', () => {
  test('show a switched reminder at once, and as it was where that could not be kept', () => {
    const page = open().hear({ type: 'reminders.switched' })
    expect(page.context().profile).toEqual({ ...profile, isReminded: false })
    expect(inputOf(page, 'keepReminders')).toEqual({ isReminded: false })
    page.hear(failed('keepReminders'))
    expect(page.context()).toMatchObject({ profile, problem: 'You seem to be offline.' })
    page.hear({ type: 'reminders.switched' })
    expect(page.context().problem).toBeUndefined()
    expect(page.hear(done('keepReminders')).context().profile.isReminded).toBe(false)
  })

  test.each([
    ['data.asked', 'fetchOwnData', 'viewing.idle'],
    ['erasure.asked', undefined, 'confirmingErasure'],
    ['everywhere.asked', undefined, 'confirming'],
  ])('begin with %s', (type, call, state) => {
    const page = open().hear({ type })
    if (call) page.hear(done(call))
    expect(page.state()).toBe(state)
  })

  test.each([
    ['data.asked', [], 'fetchOwnData'],
    ['erasure.asked', [{ type: 'erasure.confirmed' }], 'eraseOwnData'],
    ['everywhere.asked', [{ type: 'everywhere.confirmed' }], 'logOutEverywhere'],
  ])('say beside the details why %s came to nothing', (type, events, call) => {
    const page = open().hear({ type }, ...events, failed(call))
    expect(page.screen()).toMatchObject({ view: 'details', problem: 'You seem to be offline.' })
    expect(page.screen().overlay).toBeUndefined()
  })

  test('erase what may be erased, say what is kept, and leave once nothing is left of the profile', () => {
    const asked = () => open().hear({ type: 'erasure.asked' })
    expect(asked().screen()).toMatchObject({ overlay: 'erasure', title: 'Erase your data?' })
    expect(asked().hear({ type: 'erasure.denied' }).screen().overlay).toBeUndefined()
    const erased = (change: object = {}) =>
      asked().hear({ type: 'erasure.confirmed' }, done('eraseOwnData', { ...sampleErasure, ...change }))
    expect(erased().screen()).toMatchObject({ overlay: 'receipt', title: 'Your data is erased' })
    expect(erased().context().receipt).toEqual(sampleErasure)
    const stays = erased().hear({ type: 'receipt.closed' })
    expect([stays.screen().view, stays.context().receipt]).toEqual(['details', undefined])
    expect(erased({ isProfileErased: true }).hear({ type: 'receipt.closed' }).screen().path).toBe('/')
  })

  test('log out on every device once that was confirmed', () => {
    const asked = () => open().hear({ type: 'everywhere.asked' })
    expect(asked().screen()).toMatchObject({ overlay: 'everywhere', title: 'Log out on every device?' })
    expect(asked().hear({ type: 'everywhere.denied' }).screen().overlay).toBeUndefined()
    const left = asked().hear({ type: 'everywhere.confirmed' }, done('logOutEverywhere'))
    expect(left.screen().path).toBe('/')
  })
})

describe('the devices of a profile', () => {
  const listed = () => open().hear({ type: 'sessions.asked' }, done('listSessions', sampleSessions))

  test('are listed once, and another one is logged out, not this', () => {
    const page = listed()
    expect(page.context().sessions).toEqual(sampleSessions)
    expect(page.refuses({ type: 'sessions.asked' })).toBe(true)
    expect(page.refuses({ type: 'session.closed', id: 'session-1' })).toBe(true)
    expect(page.refuses({ type: 'session.closed', id: 'session-9' })).toBe(true)
    page.hear({ type: 'session.closed', id: 'session-2' })
    expect(inputOf(page, 'endSession')).toEqual({ id: 'session-2' })
    page.hear(done('endSession'), done('listSessions', sampleSessions.slice(0, 1)))
    expect(page.context().sessions).toEqual(sampleSessions.slice(0, 1))
    expect(page.state()).toBe('viewing.idle')
  })

  test('say what failed last, and nothing of what failed before', () => {
    const page = open().hear({ type: 'sessions.asked' }, failed('listSessions', ''))
    expect(page.context()).toMatchObject({ sessionsProblem: unexpected, problem: undefined })
    page.hear({ type: 'data.asked' }, failed('fetchOwnData'))
    expect(page.context()).toMatchObject({ sessionsProblem: undefined, problem: 'You seem to be offline.' })
    page.hear({ type: 'sessions.asked' }, done('listSessions', sampleSessions))
    page.hear({ type: 'session.closed', id: 'session-2' }, failed('endSession'))
    expect(page.context()).toMatchObject({ sessionsProblem: 'You seem to be offline.', problem: undefined })
    expect(page.state()).toBe('viewing.listingSessions')
  })
})

test.each([
  [
    'details',
    [{ type: 'details.edited' }, { type: 'details.given', ...given }],
    'Your details have been updated',
  ],
  ['own data', [{ type: 'data.asked' }], 'Your data was downloaded.'],
  [
    'devices',
    [{ type: 'everywhere.asked' }, { type: 'everywhere.confirmed' }],
    'You are logged out on every device.',
  ],
])('a green notice says that %s came to an end', async (_, events, text) => {
  const answers = fromPromise(async () => ({ kind: 'saved', profile }))
  const actors = { saveDetails: answers, fetchOwnData: answers, logOutEverywhere: answers }
  const actor = createActor(ownDetailsMachine.provide({ actors } as never), { input: { profile } })
  const told = new Promise((resolve) => actor.on('noticed', resolve))
  actor.start()
  for (const event of events) actor.send(event as never)
  expect(await told).toEqual({ type: 'noticed', kind: 'success', text })
})
