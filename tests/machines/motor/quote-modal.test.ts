import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { homeMachine } from '#machines/home/home.machine.ts'
import { quoteModalMachine } from '#machines/motor/quote-modal/quote-modal.machine.ts'
import type { RegistryDetails } from '#machines/motor/record/motor-record.ts'
import { sampleBike, sampleDetails, sampleVehicle } from '#machines/motor/record/samples.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { outcome, play, today } from '../play.ts'

const vehicle = sampleVehicle(today)
const details = { type: 'details.given', fullName: 'Asha Sharma', mobile: '9876543210' }
const lead = { leadId: 'lead-9', version: 5 }
const open = (change: object = {}) => play(quoteModalMachine, { today, vehicle: { ...vehicle, ...change } })

describe('the quote dialogs', () => {
  test('confirm the vehicle, then ask for personal details [MODAL-10]', () => {
    const modal = open()
    expect(modal.screen().title).toBe('Did we get the right details?')
    expect(modal.hear({ type: 'vehicle.confirmed' }).screen().title).toBe('Fill your Personal Details?')
  })

  test('send a denied vehicle to the wizard [MODAL-11]', () => {
    expect(open().hear({ type: 'vehicle.denied' }).snapshot().output).toEqual({ goTo: 'wizard' })
  })

  test('ask for the previous policy only when the registry has no end date [MODAL-16]', () => {
    const begun = () =>
      open().hear({ type: 'vehicle.confirmed' }, details, outcome.done('startJourney', lead))
    const known = begun().hear(outcome.done('recallVehicle', sampleDetails(today)))
    expect(known.state()).toBe('saving')
    expect(known.context().record).toMatchObject({
      savedStep: 6,
      previousPolicy: { endDate: addDays(today, 20), claimed: false, ncb: 0 },
    })
    for (const unknown of [
      outcome.done('recallVehicle', {}),
      outcome.error('recallVehicle', new Error('down')),
    ])
      expect(begun().hear(unknown).screen().asks).toBe('previousPolicy.given')
  })

  test('keep the end of the last policy that was told, and save at once one that is too early', () => {
    const asking = () =>
      open().hear(
        { type: 'vehicle.confirmed' },
        details,
        outcome.done('startJourney', lead),
        outcome.done('recallVehicle', null),
        { type: 'expiry.opened' },
      )
    const ending = (days: number, exceeded: boolean) =>
      asking().hear(outcome.done('expiry', { answer: { exceeded, endDate: addDays(today, days) } }))
    expect(asking().screen()).toMatchObject({ view: 'expiry', title: 'Previous policy' })
    const soon = ending(20, false)
    expect([soon.state(), soon.context().record.previousPolicy.endDate]).toEqual([
      'previousPolicy.asking',
      addDays(today, 20),
    ])
    expect(soon.context().record.savedStep).not.toBe(6)
    const early = ending(75, true)
    expect([early.state(), early.context().record.previousPolicy.endDate]).toEqual([
      'saving',
      addDays(today, 75),
    ])
    expect(early.context().record).toMatchObject({ savedStep: 6, policyDateExceeded: true })
    const left = asking().hear(outcome.done('expiry', {}))
    expect([left.state(), left.context().record.previousPolicy]).toEqual(['previousPolicy.asking', undefined])
  })

  test('reach the quotes one second after the journey has started [MODAL-15, CONST-24]', async () => {
    const clock = new SimulatedClock()
    const machine = quoteModalMachine.provide({
      actors: {
        startJourney: fromPromise(async () => ({ leadId: 'lead-9', version: 5 })),
        recallVehicle: fromPromise(async (): Promise<RegistryDetails | null> => sampleDetails(today)),
        savePast: fromPromise(async () => ({ leadId: 'lead-9', version: 6 })),
      },
    })
    const actor = createActor(machine, { input: { today, vehicle }, clock }).start()
    actor.send({ type: 'vehicle.confirmed' })
    actor.send({ type: 'details.given', fullName: 'Asha Sharma', mobile: '9876543210' })
    await waitFor(actor, (snapshot) => snapshot.matches('arriving'))
    clock.increment(999)
    expect(actor.getSnapshot().status).toBe('active')
    clock.increment(1)
    expect(actor.getSnapshot().output).toEqual({ goTo: 'quotes', leadId: 'lead-9' })
  })

  test('keep what was typed when the journey cannot start, and say so', () => {
    const modal = open().hear(
      { type: 'vehicle.confirmed' },
      details,
      outcome.error('startJourney', new Error('')),
    )
    expect(modal.state()).toBe('details')
    expect(modal.context().record.customer).toEqual({ name: 'Asha Sharma', mobile: '9876543210', email: '' })
    expect(modal.screen().problem).toBe('We could not start your journey. Please try again.')
  })

  test('send a vehicle in its first bundled year to the wizard, which explains', () => {
    const modal = open({ registrationDate: addDays(today, -100) }).hear({ type: 'vehicle.confirmed' })
    expect(modal.snapshot().output).toEqual({ goTo: 'wizard' })
  })
})

describe('the home page', () => {
  const visit = () => play(homeMachine, { today })
  const choose = (category: string) => ({ type: 'category.chosen', category })
  const plate = { registrationNumber: vehicle.registrationNumber }

  test('goes from none to the chosen category, or to the coming-soon text [HOME-09, HOME-08]', () => {
    expect(visit().state()).toBe('none.typing')
    expect(visit().hear(choose('bike')).state()).toBe('motorBike.typing')
    expect(visit().hear(choose('car')).state()).toBe('pvtCar.typing')
    expect(visit().hear(choose('health')).state()).toBe('health')
    for (const category of ['family', 'pet', 'travel']) {
      expect(visit().hear(choose(category)).state()).toBe('comingSoon')
    }
  })

  test('opens the dialogs for a number the registry knows', () => {
    const page = visit().hear(
      choose('car'),
      { type: 'registration.completed', ...plate },
      outcome.done('lookUpVehicle', vehicle),
      { type: 'registration.given', ...plate },
    )
    expect(page.state()).toBe('confirming')
  })

  const given = { type: 'registration.given', ...plate }
  const completed = { type: 'registration.completed', ...plate }

  test.each([false, true])('takes the class of a number from the registry (given before: %s)', (isGiven) => {
    const page = visit().hear(completed)
    if (isGiven) page.hear(given)
    page.hear(outcome.done('lookUpVehicle', sampleBike(today)))
    if (!isGiven) {
      expect(page.state()).toBe('none.lookedUp')
      expect(page.context().category).toBeUndefined()
      page.hear(given)
    }
    expect(page.state()).toBe('confirming')
    expect(page.context()).toMatchObject({ category: 'bike', found: { vehicleType: '2w' } })
  })

  test.each([
    ['the registry does not know', [completed, given, outcome.done('lookUpVehicle', null)]],
    ['the registry cannot be asked about', [completed, given, outcome.error('lookUpVehicle', new Error(''))]],
    ['has no number yet', [{ type: 'number.skipped' }]],
    ['is new', [{ type: 'newVehicle.chosen' }]],
  ])('asks the class of a vehicle that %s, and goes on with it', (_, events) => {
    const page = visit().hear(...events)
    expect(page.state()).toBe('vehicleClass')
    const { registrationNumber, isNew } = page.context()
    page.hear(choose('bike'))
    expect(page.state()).toBe('wizard')
    expect(page.context()).toMatchObject({ category: 'bike', registrationNumber, isNew })
  })

  test('asks anew for a number after the way back from its class', () => {
    const page = visit().hear({ type: 'newVehicle.chosen' }, { type: 'back' })
    expect(page.context().isNew).toBe(false)
    expect(page.hear(completed).state()).toBe('none.lookingUp.background')
    expect(
      visit()
        .hear(completed, given, outcome.done('lookUpVehicle', null), { type: 'back' })
        .hear(given)
        .state(),
    ).toBe('vehicleClass')
  })

  test.each([
    ['what it is', 'car', 'pvtCar.lookedUp'],
    ['another class than the registry has', 'bike', 'motorBike.otherClass'],
  ])('asks the registry once where its class is chosen afterwards: %s', (_, category, state) => {
    const page = visit().hear(completed, outcome.done('lookUpVehicle', vehicle), choose(category))
    expect(page.state()).toBe(state)
    expect(page.context()).toMatchObject({ category, ...plate, found: vehicle })
    page.hear(choose('health'), choose('car'), given)
    expect(page.state()).toBe('confirming')
  })

  const beingLookedUp = () => visit().hear(choose('car'), { type: 'registration.completed', ...plate })

  test('waits for a running lookup once the number is given, and opens the dialogs', () => {
    const page = beingLookedUp().hear({ type: 'registration.given', ...plate })
    expect(page.state()).toBe('pvtCar.lookingUp.awaited')
    expect(page.hear(outcome.done('lookUpVehicle', vehicle)).state()).toBe('confirming')
  })

  test.each([
    ['knows nothing', outcome.done('lookUpVehicle', null)],
    ['fails', outcome.error('lookUpVehicle', new Error('down'))],
  ])('hands the number to the wizard where the registry %s', (_, answered) => {
    const page = beingLookedUp().hear({ type: 'registration.given', ...plate }, answered)
    expect(page.screen().path).toBe('/motor')
    expect(page.context().registrationNumber).toBe(vehicle.registrationNumber)
  })

  test('waits no longer than 1.5 seconds for a slow registry: the wizard takes the number', () => {
    const clock = new SimulatedClock()
    const actor = createActor(homeMachine, { input: { today }, clock }).start()
    actor.send({ type: 'category.chosen', category: 'car' })
    actor.send({ type: 'registration.completed', ...plate })
    actor.send({ type: 'registration.given', ...plate })
    clock.increment(1499)
    expect(actor.getSnapshot().status).toBe('active')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('wizard')
  })

  test('asks bike or car after 1.5 seconds where neither was said, and goes on as soon as the registry answers', () => {
    const slow = () =>
      visit().hear(completed, given, { type: 'xstate.after.lookUp.home.none.lookingUp.awaited' })
    expect(slow().screen()).toMatchObject({ view: 'vehicleClass', title: 'Is it a bike or a car?' })
    expect(slow().hear(outcome.done('lookUpVehicle', vehicle)).state()).toBe('confirming')
    expect(slow().hear(outcome.done('lookUpVehicle', null)).state()).toBe('vehicleClass')
    expect(slow().hear({ type: 'back' }).state()).toBe('none.lookingUp.background')
    const chosen = slow().hear(choose('car'))
    expect(chosen.state()).toBe('wizard')
    expect(chosen.context()).toMatchObject({ category: 'car', ...plate })
  })

  test.each([false, true])('insures what the registry has under the number (given before: %s)', (isGiven) => {
    const page = beingLookedUp()
    if (isGiven) page.hear({ type: 'registration.given', ...plate })
    page.hear(outcome.done('lookUpVehicle', sampleBike(today)))
    expect(page.state()).toBe('pvtCar.otherClass')
    expect(page.refuses({ type: 'registration.given', ...plate })).toBe(true)
    page.hear({ type: 'vehicleClass.corrected' })
    expect(page.state()).toBe('confirming')
    expect(page.context()).toMatchObject({ category: 'bike', found: { vehicleType: '2w' } })
  })
})
