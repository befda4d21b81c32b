import { describe, expect, test } from 'vitest'
import { homeMachine } from '#machines/home/home.machine.ts'
import { sampleBike, sampleVehicle } from '#machines/motor/record/samples.ts'
import { outcome, play, today } from './play.ts'

const home = () => play(homeMachine, { today })
const choose = (category: string) => ({ type: 'category.chosen', category })
const number = { registrationNumber: 'RJ-14-CA-1234' }
const completed = { type: 'registration.completed', ...number }
const given = { type: 'registration.given', ...number }
const found = (vehicle: object | null) => outcome.done('lookUpVehicle', vehicle)
const said = (goTo: string, leadId?: string) => outcome.done('quoteModal', { goTo, leadId })
const car = sampleVehicle(today)
const bike = sampleBike(today)

describe('the home page', () => {
  test.each([
    ['car', 'pvtCar.typing', 'plate'],
    ['bike', 'motorBike.typing', 'plate'],
    ['health', 'health', 'health'],
    ['travel', 'comingSoon', 'comingSoon'],
  ])('opens for the tile %s what it sells', (category, state, view) => {
    expect(home().hear(choose(category)).screen()).toMatchObject({ state, view, path: '/' })
    expect(home().hear(choose(category)).context().category).toBe(category)
  })

  test('looks a number up as soon as it is complete, and shows the vehicle once it is given', () => {
    const typed = home().hear(completed)
    expect(typed.state()).toBe('none.lookingUp.background')
    expect(typed.snapshot().children.lookUpVehicle?.getSnapshot().input).toEqual(number)
    const confirming = typed.hear(found(car), given)
    expect(confirming.screen()).toMatchObject({ state: 'confirming', view: 'quoteModal' })
    expect(confirming.context().category).toBe('car')
    expect(confirming.snapshot().children.quoteModal?.getSnapshot().input).toEqual({ today, vehicle: car })
  })

  test('waits for the registry where a number is given first, and asks the class after a while', () => {
    const awaited = home().hear(completed, given)
    expect(awaited.state()).toBe('none.lookingUp.awaited')
    const asked = awaited.hear(outcome.after('lookUp', 'home.none.lookingUp.awaited'))
    expect(asked.screen().view).toBe('vehicleClass')
    expect(asked.hear(found(bike)).state()).toBe('confirming')
    expect(asked.context().category).toBe('bike')
  })

  test('goes on to the wizard at once where a class was chosen and the registry is late', () => {
    const awaited = home().hear(choose('car'), completed, given)
    awaited.hear(outcome.after('lookUp', 'home.pvtCar.lookingUp.awaited'))
    expect(awaited.screen().path).toBe('/motor')
    expect(awaited.context()).toMatchObject({ ...number, category: 'car' })
  })

  test.each([
    ['knows nothing of it', found(null)],
    ['cannot be reached', outcome.error('lookUpVehicle', new Error('offline'))],
  ])('asks whether it is a bike or a car where the registry %s', (_, answer) => {
    const asked = () => home().hear(completed, given, answer)
    expect(asked().screen()).toMatchObject({ state: 'vehicleClass', view: 'vehicleClass' })
    const wizard = asked().hear(choose('bike'))
    expect(wizard.screen().path).toBe('/motor')
    expect(wizard.context()).toMatchObject({ ...number, category: 'bike' })
    expect(asked().hear(choose('health')).state()).toBe('health')
  })

  test('leads to its prices, or to the wizard where the vehicle found is not theirs', () => {
    const confirming = () => home().hear(completed, found(car), given)
    const quotes = confirming().hear(said('quotes', 'lead-1'))
    expect(quotes.screen().path).toBe('/quotelist/{id}')
    expect(quotes.context().leadId).toBe('lead-1')
    const wizard = confirming().hear(said('wizard'))
    expect(wizard.screen().path).toBe('/motor')
    expect(wizard.context()).toMatchObject({ isDenied: true })
  })

  test.each([
    ['car', car, 'pvtCar.lookedUp'],
    ['bike', bike, 'motorBike.lookedUp'],
  ])('keeps the number of a %s whose dialog was closed, to be given again', (_, vehicle, state) => {
    const closed = home().hear(completed, found(vehicle), given, said('nowhere'))
    expect(closed.state()).toBe(state)
    expect(closed.context()).toMatchObject({ ...number, isGiven: false })
    expect(closed.hear(given).state()).toBe('confirming')
  })

  test('says where the registry has another class, and insures that one if they agree', () => {
    const other = home().hear(choose('bike'), completed, found(car))
    expect(other.state()).toBe('motorBike.otherClass')
    const corrected = other.hear({ type: 'vehicleClass.corrected' })
    expect(corrected.state()).toBe('confirming')
    expect(corrected.context().category).toBe('car')
  })

  test('keeps a vehicle that was found when a tile is chosen, and says at once if it is another class', () => {
    const standing = () => home().hear(completed, found(car))
    expect(standing().hear(choose('car')).state()).toBe('pvtCar.lookedUp')
    expect(standing().hear(choose('bike')).state()).toBe('motorBike.otherClass')
    expect(standing().hear(choose('car')).context()).toMatchObject(number)
  })

  test('forgets a number that is corrected, together with what was found under it', () => {
    const again = home().hear(completed, found(car), { ...completed, registrationNumber: 'RJ-14-CA-1235' })
    expect(again.state()).toBe('none.lookingUp.background')
    expect(again.context()).toMatchObject({ registrationNumber: 'RJ-14-CA-1235', found: undefined })
  })

  test.each([
    ['number.skipped', false],
    ['newVehicle.chosen', true],
  ])('without a number, by %s, asks the class and goes on without one', (type, isNew) => {
    const asked = home().hear(completed, found(car), { type })
    expect(asked.state()).toBe('vehicleClass')
    expect(asked.context()).toMatchObject({ registrationNumber: '', found: undefined, isNew })
    expect(home().hear(choose('car'), { type }).screen().path).toBe('/motor')
    expect(asked.hear({ type: 'back' }).context()).toMatchObject({ isNew: false })
    expect(asked.state()).toBe('none.lookedUp')
  })

  test('takes what the health form was told along, and nothing else', () => {
    const basics = { relation: 'Self', gender: 'Female', age: 34, pincode: undefined }
    const health = home().hear(choose('health'), { type: 'health.given', ...basics })
    expect(health.screen().path).toBe('/health')
    expect(health.context().health).toEqual(basics)
  })
})
