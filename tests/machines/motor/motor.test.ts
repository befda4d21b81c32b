import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { visibleFields } from '#machines/core/field.ts'
import { sampleBike, sampleDetails, sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { assumptionsOf } from '#machines/motor/rules/assumptions.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { outcome, play, today } from '../play.ts'

const record = sampleRecord(today)
const vehicle = sampleVehicle(today)
const started = outcome.done('startJourney', { leadId: 'lead-1', version: 1 })
const number = { type: 'registration.given', registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' }
const resume = (change: object) => play(motorMachine, { today, record: { ...record, ...change } })

describe('where the wizard begins', () => {
  test('passes a new vehicle from screen 8 straight on to the quotes', () => {
    expect(resume({ savedStep: 5, isNew: true }).screen().path).toBe('/quotelist/{id}')
  })

  test.each(['proposalPremiumMismatch', 'proposalFailure', 'proposalSuccess'])(
    'is the proposal in %s, whatever its answers are worth today, unless a screen is asked for',
    (status) => {
      const past = { ...record.previousPolicy, endDate: addDays(today, 80) }
      const sent = { ...record, previousPolicy: past, status }
      expect(play(motorMachine, { today, record: sent }).screen().path).toBe('/proposal/{id}')
      expect(play(motorMachine, { today, record: sent, screen: 'ownership' }).state()).toBe('ownership')
    },
  )

  test.each([undefined, 'ownership'])(
    'is the proposal while its answer is awaited, also where %s is asked for',
    (screen) => {
      const awaited = play(motorMachine, { today, record: { ...record, status: 'proposalRequest' }, screen })
      expect(awaited.screen().path).toBe('/proposal/{id}')
    },
  )

  test.each([
    ['start', 'start.number'],
    ['make', 'make'],
    ['ownership', 'ownership'],
    ['previousPolicy', 'previousPolicy.asking'],
    ['lookUp', 'registrationNumber.lookingUp'],
    ['quotation', 'quotation'],
    ['nonsense', 'quotation'],
  ])('is the screen asked for, here %s, where its answers are there', (screen, state) => {
    expect(play(motorMachine, { today, record, screen }).state()).toBe(state)
  })

  test.each([
    ['variant', { make: undefined }, 'make'],
    ['variant', { model: undefined }, 'model'],
    ['previousPolicy', { customerType: undefined }, 'ownership'],
    ['make', { leadId: '' }, 'start.number'],
    ['lookUp', { registrationNumber: '' }, 'start.number'],
    ['city', {}, 'start.number'],
    ['city', { registrationNumber: '' }, 'registrationNumber.city'],
    ['tooEarly', {}, 'previousPolicy.asking'],
  ])('asked for %s is the last screen before it whose answers are there', (screen, lacking, state) => {
    expect(play(motorMachine, { today, record: { ...record, ...lacking }, screen }).state()).toBe(state)
  })

  test.each(['quotation'])('asked for %s is the first screen while no journey has begun', (screen) => {
    expect(play(motorMachine, { today, screen }).state()).toBe('start.vehicle')
  })

  test('is never further than what is answered, when a screen is revisited', () => {
    const wizard = resume({ savedStep: 2, model: undefined }).hear({ type: 'revisited', screen: 'ownership' })
    expect(wizard.state()).toBe('model')
  })
})

describe('a running journey whose number is looked up again', () => {
  const another = { ...number, registrationNumber: 'RJ-14-CB-4321' }
  const atNumber = () => play(motorMachine, { today, record: { ...record, savedStep: 6 }, screen: 'start' })
  const looking = () => atNumber().hear(another)

  test.each([
    ['who goes back', { type: 'back' }],
    ['who asks for another screen', { type: 'revisited', screen: 'ownership' }],
  ])('keeps its vehicle for one %s meanwhile, and what was typed', (_, leaving) => {
    const wizard = looking().hear(leaving)
    expect(wizard.context().record).toEqual(atNumber().context().record)
    expect(wizard.context().triedNumber).toBe(another.registrationNumber)
  })

  test('keeps its vehicle where the change could not be saved', () => {
    const wizard = looking().hear(
      outcome.done('lookUpVehicle', null),
      outcome.error('startJourney', new Error('Not now')),
    )
    expect(wizard.state()).toBe('start.number')
    expect(wizard.context().record.registrationNumber).toBe(record.registrationNumber)
    expect(wizard.screen().problem).toBe('Not now')
  })
})

describe('the motor wizard', () => {
  test('opens at step 0 and asks for the vehicle first where nobody said which [MOTOR-02]', () => {
    const wizard = play(motorMachine, { today })
    expect([wizard.state(), wizard.screen().screen]).toEqual(['start.vehicle', 0])
  })

  test('walks the saved steps 1 to 6 in order [MOTOR-03, DESIGN-05]', () => {
    const wizard = play(motorMachine, { today }).hear({ type: 'vehicle.chosen', vehicleType: '4w' }, number)
    expect(wizard.screen().savedStep).toBe(1)
    wizard.hear(outcome.done('lookUpVehicle', null), started)
    const seen = [wizard.screen().savedStep]
    for (const answer of [
      { type: 'make.chosen', make: vehicle.make },
      { type: 'model.chosen', model: vehicle.model },
      { type: 'variant.chosen', variant: vehicle.variant },
      {
        type: 'dates.given',
        registrationDate: vehicle.registrationDate,
        manufacturingYear: '2022',
        isNew: false,
      },
      { type: 'ownership.given', customerType: 'individual', ownerChanged: 'no', isNew: false },
      { type: 'contact.given', fullName: 'Asha Sharma', mobile: '9876543210', email: '' },
    ]) {
      wizard.hear(answer)
      seen.push(wizard.screen().savedStep)
    }
    expect(seen).toEqual([2, 3, 4, undefined, undefined, 5, 6])
    expect(wizard.context().record.savedStep).toBe(5)
  })

  test('asks whether a recognised vehicle is right, and takes it on Yes', () => {
    const wizard = play(motorMachine, {
      today,
      lookUp: true,
      record: { vehicleType: '4w', registrationNumber: 'RJ-14-CA-1234' },
    })
    wizard.hear(outcome.done('lookUpVehicle', vehicle))
    expect(wizard.screen().title).toBe('Did we get the right details?')
    wizard.hear({ type: 'vehicle.confirmed' }, started)
    expect(wizard.state()).toBe('customerDetails')
    expect(wizard.context().record).toMatchObject({ leadId: 'lead-1', make: vehicle.make, savedStep: 4 })
  })

  test('takes the previous policy from the registry, and asks for it where there is none', () => {
    const asked = () =>
      play(motorMachine, {
        today,
        record: { ...sampleRecord(today), previousPolicy: undefined, savedStep: 5 },
      })
    expect(asked().state()).toBe('previousPolicy.recalling')
    const known = asked().hear(outcome.done('recallVehicle', sampleDetails(today)))
    expect(known.state()).toBe('quotation')
    expect(known.context().record).toMatchObject({
      savedStep: 6,
      previousPolicy: { endDate: addDays(today, 20) },
    })
    expect(asked().hear(outcome.done('recallVehicle', null)).state()).toBe('previousPolicy.asking')
    const early = { ...sampleDetails(today), previousEndDate: addDays(today, 75) }
    expect(asked().hear(outcome.done('recallVehicle', early)).state()).toBe('tooEarly')
  })

  test("insures a bike under a bike's number, whatever was chosen before", () => {
    const wizard = play(motorMachine, { today, record: { vehicleType: '4w' } }).hear(
      number,
      outcome.done('lookUpVehicle', sampleBike(today)),
    )
    expect(wizard.screen().view).toBe('otherClass')
    expect(wizard.hear({ type: 'vehicleClass.corrected' }).screen().view).toBe('confirmVehicle')
    wizard.hear({ type: 'vehicle.confirmed' }, started)
    expect(wizard.context().record).toMatchObject({ vehicleType: '2w', make: { label: 'Hero' } })
  })

  test('keeps the number and says so when the journey cannot be started [ERR-22]', () => {
    const wizard = play(motorMachine, { today, record: { vehicleType: '4w' } }).hear(
      number,
      outcome.error('lookUpVehicle', new Error('down')),
      outcome.error('startJourney', new Error('')),
    )
    expect(wizard.state()).toBe('start.number')
    expect(wizard.context()).toMatchObject({ triedNumber: 'RJ-14-CA-1234', record: { vehicleType: '4w' } })
    expect(wizard.screen().problem).toBe('We could not start your journey. Please try again.')
  })

  test('marks a new vehicle and asks its city instead of a number [MOTOR-30, MOTOR-29]', () => {
    const wizard = play(motorMachine, { today, record: { vehicleType: '4w' } }).hear({
      type: 'newVehicle.chosen',
    })
    expect(wizard.state()).toBe('registrationNumber.city')
    expect(wizard.context().record).toMatchObject({ isNew: true, registrationNumber: '' })
    expect(motorEvents['city.chosen'].fields.rto).toMatchObject({ control: 'combobox', list: 'rtos' })
    const rto = { value: 'RJ14', city: 'Jaipur' }
    expect(wizard.hear({ type: 'city.chosen', rto }).context().record).toMatchObject({ rto })
  })

  test('asks the city of a vehicle without a number, and gives the number back to whoever goes back', () => {
    const at = play(motorMachine, { today, record, screen: 'start' })
    for (const [type, isNew] of [
      ['number.skipped', false],
      ['newVehicle.chosen', true],
    ] as const) {
      const wizard = at.hear({ type })
      expect(wizard.screen()).toMatchObject({ state: 'registrationNumber.city', asks: 'city.chosen' })
      expect(wizard.context().record).toMatchObject({ isNew, registrationNumber: '' })
      expect(wizard.hear({ type: 'back' }).state()).toBe('start.number')
      expect(wizard.context().record).toMatchObject({ isNew: false, registrationNumber: 'RJ-14-CA-1234' })
    }
  })

  test('asks a new vehicle for no earlier owner and no registration certificate', () => {
    const asked = (event: 'dates.given' | 'ownership.given', isNew: boolean) =>
      visibleFields(motorEvents[event].fields, { isNew }, today).flatMap(([key, { control, note, hint }]) =>
        control === 'hidden' ? [] : [[key, note?.({ isNew }, today) ?? hint]],
      )
    expect(asked('ownership.given', true)).toEqual([['customerType', undefined]])
    expect(asked('ownership.given', false).map(([key]) => key)).toContain('ownerChanged')
    expect(asked('dates.given', true)[0]).toEqual([
      'registrationDate',
      'If it is not registered yet, the day on which it will be',
    ])
    expect(asked('dates.given', false)[0]).toEqual(['registrationDate', 'As on the registration certificate'])
  })

  test.each([
    ['a new vehicle that is registered next week', true, 7, 'ownership'],
    ['one that is registered much later', true, 31, 'vehicleDates'],
    ['a registered vehicle with a day to come', false, 7, 'vehicleDates'],
  ])('takes the dates of a new vehicle some days ahead: %s', (_, isNew, ahead, state) => {
    const registrationDate = addDays(today, ahead)
    const dates = { registrationDate, manufacturingYear: today.slice(0, 4), isNew }
    const accepted = v.is(motorEvents['dates.given'].schema(today), dates)
    expect(accepted).toBe(state === 'ownership')
    const wizard = resume({ savedStep: 4, isNew })
    if (accepted) wizard.hear({ type: 'dates.given', ...dates })
    expect(wizard.state()).toBe(state)
  })

  test('shows prices before the old policy is told, and says what they take for granted', () => {
    const wizard = play(motorMachine, {
      today,
      record: { ...record, registrationNumber: '', previousPolicy: undefined },
      screen: 'previousPolicy',
    })
    wizard.hear({ type: 'previousPolicy.postponed' })
    expect(wizard.screen().path).toBe('/quotelist/{id}')
    const listed = assumptionsOf(wizard.context().record, today)
    expect(listed.map(({ key, value }) => [key, value])).toEqual(
      expect.arrayContaining([
        ['previousEnd', '90 days ago or more'],
        ['claim', 'None'],
        ['ncb', '0%'],
      ]),
    )
  })

  test('forgets model, variant and dates with another make, but not who the customer is', () => {
    const wizard = resume({ savedStep: 6 }).hear({ type: 'revisited', screen: 'make' })
    wizard.hear({ type: 'make.chosen', make: { value: 77, label: 'Tata' } })
    expect(wizard.context().record).toMatchObject({
      model: undefined,
      variant: undefined,
      customer: record.customer,
    })
  })

  const inFirstYear = {
    type: 'dates.given',
    registrationDate: addDays(today, -100),
    manufacturingYear: '2026',
    isNew: false,
  }

  test('explains that a vehicle in its first year has no plan, and goes on when it is new after all', () => {
    const wizard = resume({ savedStep: 4, registrationNumber: '' }).hear(inFirstYear)
    expect(wizard.state()).toBe('noPlans')
    expect(wizard.hear({ type: 'newVehicle.chosen' }).state()).toBe('ownership')
    const { record } = wizard.context()
    expect(record).toMatchObject({ registrationNumber: '', isNew: true, rto: { value: 'RJ14' } })
  })

  test('explains the same of a vehicle that the registry knows, once it is confirmed', () => {
    const young = { ...vehicle, registrationDate: addDays(today, -100), manufacturingDate: '2026-01-01' }
    const wizard = play(motorMachine, { today, lookUp: true, record: { ...number, vehicleType: '4w' } })
    wizard.hear(outcome.done('lookUpVehicle', young), { type: 'vehicle.confirmed' }, started)
    expect(wizard.screen()).toMatchObject({ view: 'noPlans', title: 'No plan yet', screen: 5 })
    expect(wizard.hear({ type: 'back' }).state()).toBe('vehicleDates')
  })

  test('never sells a vehicle with a number as new, and keeps the number on the way to another one', () => {
    const wizard = resume({ savedStep: 4 }).hear(inFirstYear)
    const { registrationNumber } = wizard.context().record
    expect(registrationNumber).not.toBe('')
    expect(() => wizard.hear({ type: 'newVehicle.chosen' })).toThrow('does not take')
    expect(wizard.hear({ type: 'revisited', screen: 'start' }).state()).toBe('start.number')
    expect(wizard.context().record).toMatchObject({ registrationNumber, isNew: false })
  })

  test('stops a renewal that comes more than 60 days too early, with a way to change the date', () => {
    const wizard = resume({ savedStep: 5 }).hear({
      type: 'previousPolicy.given',
      claimed: 'no',
      status: 'continue',
      insurer: { value: 'ICICI', label: 'ICICI Lombard' },
      endDate: addDays(today, 61),
      policyType: 'Comprehensive',
      ncb: 20,
    })
    expect(wizard.state()).toBe('tooEarly')
    expect(wizard.context().record).toMatchObject({ policyDateExceeded: true, businessType: undefined })
    expect(wizard.hear({ type: 'expiry.opened' }).state()).toBe('previousPolicy.choosingExpiry')
  })

  test('keeps the end of the last policy where the dialog about it is closed without an answer', () => {
    const actor = createActor(motorMachine, { input: { today, record, screen: 'previousPolicy' } })
    const told: string[] = []
    actor.on('*', ({ type }) => told.push(type))
    actor.start().send({ type: 'expiry.opened' })
    const before = actor.getSnapshot().context.record
    const dialog = () => actor.getSnapshot().children.expiry
    dialog()?.send({ type: 'closed' })
    expect(actor.getSnapshot().value).toEqual({ previousPolicy: 'asking' })
    expect([actor.getSnapshot().context.record, told]).toEqual([before, []])
    actor.send({ type: 'expiry.opened' })
    dialog()?.send({ type: 'date.chosen', endDate: addDays(today, 80) })
    expect(actor.getSnapshot().value).toBe('tooEarly')
    expect(actor.getSnapshot().context.record.previousPolicy?.endDate).toBe(addDays(today, 80))
  })

  test('goes back without losing later answers', () => {
    const wizard = resume({ savedStep: 5 }).hear({ type: 'back' }, { type: 'back' }, { type: 'back' })
    expect(wizard.state()).toBe('vehicleDates')
    expect(wizard.context().record.customer).toEqual(record.customer)
  })

  test('derives anew on resume what follows from dates that have passed since', () => {
    const past = { ...record.previousPolicy, endDate: addDays(today, -95) }
    const wizard = resume({ savedStep: 6, previousPolicy: past, businessType: 'not expired' })
    expect(wizard.context().record.businessType).toBe('expired before 90 days')
  })
})
