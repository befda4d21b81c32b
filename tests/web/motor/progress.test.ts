import { expect, it } from 'vitest'
import { nameOf, stepOf } from '#machines/core/screen.ts'
import { progress } from '#web/motor/progress.ts'

const screen = { state: 'make', busy: false, canGoBack: false }

it('counts the eight screens before the quotes', () => {
  expect(progress({ ...screen, screen: 3 })).toEqual({ step: 3, of: 8 })
  expect(progress({ ...screen, screen: 0 })).toBeUndefined()
  expect(progress({ ...screen, screen: 9 })).toBeUndefined()
})

it('names a screen in the address by its state or as its meta says, and none that only waits', () => {
  expect(stepOf({ ...screen, asks: 'make.chosen' })).toBe('make')
  expect(stepOf({ ...screen, state: 'registrationNumber.city', asks: 'city.chosen', step: 'city' })).toBe(
    'city',
  )
  expect(
    stepOf({ ...screen, state: 'registrationNumber.lookingUp', step: 'lookUp', busy: true }),
  ).toBeUndefined()
  expect(nameOf({ ...screen, state: 'registrationNumber.lookingUp', step: 'lookUp', busy: true })).toBe(
    'lookUp',
  )
  expect(stepOf({ ...screen, state: 'ageChecked' })).toBeUndefined()
})
