import { expect, test } from 'vitest'
import { handOverMachine } from '#machines/staff/hand-over/hand-over.machine.ts'
import { outcome, play } from '../play.ts'

const asha = { username: 'asha.agent', name: 'Asha Verma', role: 'agent' }
const ravi = { username: 'ravi.agent', name: 'Ravi Menon', role: 'agent' }
const opened = () => play(handOverMachine, { leadId: 'lead-1', emplId: 'ravi.agent' })
const choosing = () => opened().hear(outcome.done('readColleagues', [asha, ravi]))
const handing = () =>
  choosing().hear({ type: 'colleague.chosen', colleagues: [asha], username: 'asha.agent' })
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))

test('whoever has the journey already is not offered it', () => {
  expect(opened().screen()).toMatchObject({ view: 'reading', busy: true })
  expect(choosing().screen()).toMatchObject({ view: 'choosing', busy: false })
  expect(choosing().context().colleagues).toEqual([asha])
})

test('colleagues that could not be read are read again', () => {
  const failed = opened().hear(offline('readColleagues'))
  expect(failed.screen()).toMatchObject({ view: 'failed', problem: 'You seem to be offline.' })
  failed.hear({ type: 'colleagues.retried' }, outcome.done('readColleagues', [asha]))
  expect(failed.screen().problem).toBeUndefined()
})

test('a journey is handed to who was chosen, once', () => {
  const journey = handing()
  expect(journey.screen()).toMatchObject({ view: 'choosing', asks: 'colleague.chosen', busy: true })
  expect(journey.refuses({ type: 'colleague.chosen', colleagues: [asha], username: 'asha.agent' })).toBe(true)
  const { input } = journey.snapshot().children.handOver?.getSnapshot() ?? {}
  expect(input).toEqual({ leadId: 'lead-1', username: 'asha.agent' })
  const done = journey.hear(outcome.done('handOver'))
  expect(done.snapshot()).toMatchObject({ status: 'done', output: { emplId: 'asha.agent' } })
})

test('a hand-over that failed may be tried again, or left with nothing done', () => {
  const failed = handing().hear(offline('handOver'))
  expect(failed.screen()).toMatchObject({ view: 'choosing', problem: 'You seem to be offline.' })
  expect(failed.hear({ type: 'closed' }).snapshot().output).toEqual({})
  const again = handing().hear(offline('handOver'), {
    type: 'colleague.chosen',
    colleagues: [asha],
    username: 'asha.agent',
  })
  expect(again.screen()).not.toHaveProperty('problem')
})
