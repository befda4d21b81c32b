import { describe, expect, test } from 'vitest'
import { reachable } from '#machines/core/saved-machine.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { proposalTestModel } from '#machines/motor/proposal/proposal.test-model.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { quoteModalMachine } from '#machines/motor/quote-modal/quote-modal.machine.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { pastForLater } from '#machines/motor/rules/registry-past.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { outcome, play, today } from '../play.ts'

const vehicle = sampleVehicle(today)
const unnamed: MotorRecord = { ...sampleRecord(today), pricesFirst: true, customer: undefined }
const [contact] = motorEvents['contact.given'].samples(today).map((one) => ({
  ...one,
  type: 'contact.given',
}))
const begun = { leadId: 'lead-1', version: 1 }
const number = { type: 'registration.given', registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' }
const plan = samplePlan(today)
const chosen: MotorRecord = { ...unnamed, savedStep: 7, request: sampleRequest, plan }

if (!contact) throw new Error('A sample is missing')

describe('a journey whose prices come first', () => {
  const confirmed = (record: Partial<MotorRecord> = { vehicleType: '4w' }) =>
    play(motorMachine, { today, record }).hear(number, outcome.done('lookUpVehicle', vehicle), {
      type: 'vehicle.confirmed',
    })

  test('comes from a known vehicle straight to its prices, with its old policy put off', () => {
    const wizard = confirmed().hear(outcome.done('startJourney', { ...begun, pricesFirst: true }))
    expect(wizard.state()).toBe('quotation')
    expect(wizard.context().record).toMatchObject({
      pricesFirst: true,
      savedStep: 6,
      previousPolicy: { status: pastForLater.status, assumed: pastForLater.assumed },
    })
  })

  test('asks as ever where the journey did not begin so', () => {
    expect(confirmed().hear(outcome.done('startJourney', begun)).state()).toBe('customerDetails')
  })

  test('keeps the policy that was told already when its vehicle is another', () => {
    const wizard = play(motorMachine, { today, record: unnamed, screen: 'start' }).hear(
      number,
      outcome.done('lookUpVehicle', vehicle),
      { type: 'vehicle.confirmed' },
      outcome.done('startJourney', { leadId: 'lead-1', version: 8 }),
    )
    expect(wizard.context().record.previousPolicy).toEqual(unnamed.previousPolicy)
  })

  test('saves its owner as the fifth step, and is led back to them', () => {
    const wizard = play(motorMachine, { today, record: unnamed, screen: 'ownership' }).hear({
      type: 'ownership.given',
      customerType: 'individual',
      ownerChanged: 'no',
      isNew: false,
    })
    expect(wizard.state()).toBe('previousPolicy.asking')
    expect(wizard.context().record.savedStep).toBe(5)
    expect(wizard.hear({ type: 'back' }).state()).toBe('ownership')
  })

  test.each([
    [1, 'make', 2, '/motor'],
    [2, 'model', 3, '/motor'],
    [3, 'variant', 4, '/motor'],
    [4, 'vehicleDates', 5, '/motor'],
    [5, 'previousPolicy', 8, '/motor'],
    [6, 'quotation', 9, '/quotelist/{id}'],
    [7, 'quotation', 9, '/quotelist/{id}'],
  ] as const)(
    'leads after saved step %i to the screen %s, like every other one [RESUME-01, RESUME-02, RESUME-03, RESUME-04, RESUME-05, RESUME-06, RESUME-07]',
    (savedStep, screen, activeStep, path) => {
      const record = savedStep === 7 ? chosen : { ...unnamed, savedStep }
      const leadsTo = { path, screen, activeStep }
      expect(reachable(motorServerProduct.machines, record, today)).toEqual(leadsTo)
    },
  )

  test('leads on without a screen for the contact, which is asked where it is needed', () => {
    const wizard = play(motorMachine, { today, record: unnamed, screen: 'customerDetails' })
    expect(wizard.state()).toBe('ownership')
  })

  test('that is too early leads to the page of its prices, which asks who is to be reminded', () => {
    const { previousPolicy } = unnamed
    const record = { ...unnamed, previousPolicy: { ...previousPolicy, endDate: addDays(today, 61) } }
    const leadsTo = { path: '/quotelist/{id}', screen: 'tooEarly', activeStep: 9 }
    expect(reachable(motorServerProduct.machines, record, today)).toEqual(leadsTo)
    const early = play(quoteListMachine, { today, record }).hear({ type: 'reminder.opened' })
    expect(early.screen().overlay).toBe('contactToRemind')
    expect(early.hear({ type: 'closed' }).state()).toBe('tooEarly.told')
    early.hear({ type: 'reminder.opened' }, contact)
    expect(early.state()).toBe('tooEarly.told')
    expect(early.context().record).toMatchObject({ savedStep: 6, customer: { mobile: contact.mobile } })
    expect(early.refuses({ type: 'reminder.opened' })).toBe(true)
  })
})

describe('the home dialog', () => {
  const modal = () =>
    play(quoteModalMachine, { today, vehicle: { ...vehicle, pricesFirst: true } }).hear({
      type: 'vehicle.confirmed',
    })

  test('goes from the vehicle to its prices where they come first', () => {
    const pricing = modal()
    expect(pricing.screen()).toMatchObject({ view: 'confirmVehicle', busy: true })
    expect(pricing.context().record).toMatchObject({ savedStep: 6, previousPolicy: { claimed: false } })
    pricing.hear(outcome.done('startJourney', { ...begun, pricesFirst: true }))
    expect(pricing.snapshot().output).toEqual({ goTo: 'quotes', leadId: 'lead-1' })
  })

  test('says on the vehicle that a journey could not begin', () => {
    const failed = modal().hear(outcome.error('startJourney', new Error('down')))
    expect(failed.screen()).toMatchObject({ state: 'vehicle', problem: 'down' })
  })
})

describe('the prices of somebody unnamed', () => {
  const prices = () => {
    const list = play(quoteListMachine, { today, record: unnamed })
    return list.hear({ type: 'quote.arrived', plan }, { type: 'quotes.ended' })
  }

  test('ask for the contact before they are shared, and then share them', () => {
    const list = prices().hear({ type: 'sharing.opened' })
    expect(list.screen().overlay).toBe('contactToShare')
    expect(list.hear(contact).screen().overlay).toBe('sharing')
    expect(list.context().record).toMatchObject({ savedStep: 6, customer: { mobile: contact.mobile } })
  })

  test('ask for it to be saved, with all prices where they were', () => {
    const list = prices().hear({ type: 'contact.opened' }, contact)
    expect(list.state()).toContain('prices.listed + dialog.closed')
    expect(list.context().offers).toEqual({ [plan.insurerId]: plan })
    expect(list.refuses({ type: 'contact.opened' })).toBe(true)
  })
})

describe('the proposal of somebody unnamed', () => {
  const at = (screen?: string, record = chosen) => play(proposalMachine, { today, record, screen })

  test.each([undefined, 'kyc', 'person', 'review'])(
    'asks for the contact first, whatever page is asked for: %s',
    (screen) => expect(at(screen).state()).toBe('contact'),
  )

  test('goes on with the plan that was chosen, and can come back to the contact', () => {
    const proposal = at('contact').hear(contact)
    expect(proposal.state()).toBe('kyc')
    expect(proposal.context().record).toMatchObject({ savedStep: 7, plan })
    expect(proposal.hear({ type: 'revisited', screen: 'contact' }).state()).toBe('contact')
  })

  test('is not ready to be sent, however much is answered', () => {
    const { input } = proposalTestModel.starts(today).find(({ name }) => name === 'everything answered') ?? {}
    const { record } = input as { record: MotorRecord }
    const { isReadyToPropose } = motorServerProduct
    expect(isReadyToPropose(record, today)).toBe(true)
    expect(isReadyToPropose({ ...record, customer: undefined }, today)).toBe(false)
  })

  test('has no such page where the contact came before the prices', () => {
    const { customer } = sampleRecord(today)
    expect(at('contact', { ...chosen, pricesFirst: undefined, customer }).state()).toBe('kyc')
  })
})
