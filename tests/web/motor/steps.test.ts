import { describe, expect, it } from 'vitest'
import { motorMachine } from '#machines/motor/motor.machine.ts'
import { emptyRecord, type MotorRecord } from '#machines/schemas/record.ts'
import { progress, reach, stepOf } from '#web/motor/steps.ts'

const begun: MotorRecord = {
  ...emptyRecord,
  leadId: 'lead-1',
  vehicleType: '4w',
  registrationNumber: 'RJ-14-CA-1234',
}
const make = { value: 47, label: 'Maruti' }

describe('the wizard’s screens in the URL', () => {
  it('are the states that ask something', () => {
    const states = Object.keys(motorMachine.root.states)
    const named = states.map((state) => stepOf({ state })).filter((step) => step !== undefined)
    expect(named).toEqual([
      'start',
      'make',
      'model',
      'variant',
      'vehicleDates',
      'vehicleDates',
      'ownership',
      'customerDetails',
      'previousPolicy',
      'tooEarly',
    ])
  })

  it('name the start screens and no waiting states', () => {
    expect(stepOf({ state: 'registrationNumber.city' })).toBe('city')
    expect(stepOf({ state: 'registrationNumber.confirming' })).toBe('lookUp')
    expect(stepOf({ state: 'registrationNumber.lookingUp' })).toBeUndefined()
    expect(stepOf({ state: 'previousPolicy.choosingExpiry' })).toBe('previousPolicy')
  })

  it.each([
    ['make', begun, 'make'],
    ['make', { ...begun, leadId: '' }, 'start'],
    ['variant', begun, 'make'],
    ['variant', { ...begun, make }, 'model'],
    ['previousPolicy', { ...begun, make, model: make }, 'variant'],
    ['lookUp', begun, 'lookUp'],
    ['lookUp', { ...begun, registrationNumber: '' }, 'start'],
    ['city', { ...begun, registrationNumber: '' }, 'city'],
    ['city', begun, 'start'],
    ['tooEarly', begun, 'start'],
    ['nonsense', begun, 'start'],
  ])('lead to %s only as far as the answers go', (asked, record, reached) => {
    expect(reach(asked, record)).toBe(reached)
  })

  it('count the eight screens before the quotes', () => {
    expect(progress({ state: '', busy: false, canGoBack: false, screen: 3 })).toEqual({ step: 3, of: 8 })
    expect(progress({ state: '', busy: false, canGoBack: false, screen: 0 })).toBeUndefined()
    expect(progress({ state: '', busy: false, canGoBack: false, screen: 9 })).toBeUndefined()
  })
})
