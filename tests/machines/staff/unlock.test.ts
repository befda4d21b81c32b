import { expect, test } from 'vitest'
import { unlockMachine } from '#machines/staff/unlock/unlock.machine.ts'
import { outcome, play } from '../play.ts'

const given = { type: 'number.given', mobile: '9876543210' }
const unlocking = () => play(unlockMachine, undefined).hear(given)

test('a number is unlocked once, and what came of it stands until the next is given', () => {
  expect(unlocking().screen()).toMatchObject({ view: 'asking', asks: 'number.given', busy: true })
  expect(unlocking().refuses(given)).toBe(true)
  const { input } = unlocking().snapshot().children.unlockNumber?.getSnapshot() ?? {}
  expect(input).toEqual({ mobile: '9876543210' })
  const told = unlocking().hear(outcome.done('unlockNumber', { message: 'It may ask for codes again.' }))
  expect(told.screen()).toMatchObject({ view: 'asking', busy: false })
  expect(told.context()).toMatchObject({ told: 'It may ask for codes again.', mobile: '' })
  expect(told.hear(given).context().told).toBeUndefined()
})

test('a number that could not be unlocked says why, until it is given again', () => {
  const failed = unlocking().hear(outcome.error('unlockNumber', new Error('You seem to be offline.')))
  expect(failed.screen()).toMatchObject({ busy: false, problem: 'You seem to be offline.' })
  expect(failed.hear(given).screen()).not.toHaveProperty('problem')
})
