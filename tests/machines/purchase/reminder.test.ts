import { expect, test } from 'vitest'
import { reminderMachine } from '#machines/purchase/reminder/reminder.machine.ts'
import { outcome, play } from '../play.ts'

const said = (id: string, isWanted: boolean) => outcome.done(id, { isWanted, on: '2026-12-06' })
const reminder = (isWanted: boolean) =>
  play(reminderMachine, { leadId: 'lead-1' }).hear(said('readReminder', isWanted))
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))

test.each([
  ['wanted', false, 'reminder.wanted', 'set'],
  ['taken back', true, 'reminder.declined', 'offered'],
])('a reminder can be %s, once at a time', (_, isWanted, type, then) => {
  const setting = reminder(isWanted).hear({ type })
  expect(setting.screen().busy).toBe(true)
  expect(setting.refuses({ type })).toBe(true)
  const { input } = setting.snapshot().children.setReminder?.getSnapshot() ?? {}
  expect(input).toEqual({ leadId: 'lead-1', isWanted: !isWanted })
  expect(setting.hear(said('setReminder', !isWanted)).state()).toBe(then)
  expect(setting.context().status).toEqual({ isWanted: !isWanted, on: '2026-12-06' })
})

test('a reminder that could not be changed stays as it was, and says so until it is', () => {
  const wanted = reminder(true).hear({ type: 'reminder.declined' }, offline('setReminder'))
  expect(wanted.screen()).toMatchObject({ state: 'set', problem: 'You seem to be offline.' })
  const offered = reminder(false).hear({ type: 'reminder.wanted' }, offline('setReminder'))
  expect(offered.screen()).toMatchObject({ state: 'offered', problem: 'You seem to be offline.' })
  offered.hear({ type: 'reminder.wanted' }, said('setReminder', true))
  expect(offered.screen()).not.toHaveProperty('problem')
})

test('a reminder that could not be read is neither offered nor taken back before it is', () => {
  const unknown = play(reminderMachine, { leadId: 'lead-1' }).hear(offline('readReminder'))
  expect(unknown.screen()).toMatchObject({ state: 'unknown', problem: 'You seem to be offline.' })
  expect(unknown.refuses({ type: 'reminder.wanted' })).toBe(true)
  const read = unknown.hear({ type: 'reading.retried' }, said('readReminder', true))
  expect(read.screen()).toMatchObject({ state: 'set', busy: false })
  expect(read.screen()).not.toHaveProperty('problem')
})
