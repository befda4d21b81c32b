import { describe, expect, it, vi } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { createActor, fromPromise } from 'xstate'
import { knownEvents } from '#machines/core/answer.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { savedQuoteList } from '#machines/motor/quote-list/quote-list.machine.ts'
import { emptyRecord, type KnownVehicle, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import type { MotorEvent } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine, savedMotor } from '#machines/motor/wizard/motor.machine.ts'
import { applyEvents, type Rested } from '#server/engine/apply-events.ts'
import { playSteps } from '#server/engine/play-steps.ts'
import { NotNow } from '#server/http/not-now.ts'

const today = '2026-06-15'
const record = sampleRecord(today)
const outcomes = {
  lookUpVehicle: null,
  startJourney: { leadId: 'lead-1', version: 1 },
  savePlan: { version: 2 },
}
const applied = (screen: string | undefined, events: AnyEventObject[], stored: MotorRecord = record) =>
  applyEvents(
    { saved: savedMotor, screen, events, inOrder: true },
    { product: motorServerProduct, record: stored, today, outcomes },
  )
const played = (steps: SavedStep[], before: MotorRecord, different: Partial<MotorRecord> = {}) =>
  playSteps(motorServerProduct, { record: before, submitted: { ...record, ...different }, steps, today })
const known = (type: string) =>
  knownEvents(savedMotor.events, record, today).find((event) => event.type === type)
const answer = (type: string) => known(type) ?? { type }

/** The same events, applied by the machine as it runs in a browser. */
async function inBrowser(events: readonly AnyEventObject[]): Promise<MotorRecord> {
  const machine = motorMachine.provide({
    actors: {
      lookUpVehicle: fromPromise(async (): Promise<KnownVehicle | null> => null),
      startJourney: fromPromise(async () => outcomes.startJourney),
    },
  })
  const actor = createActor(machine, { input: { today } }).start()
  for (const event of events) {
    actor.send(event as MotorEvent)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return actor.getSnapshot().context.record
}

describe('events of a person', () => {
  it('end with the record that the same machine has in a browser', async () => {
    const types = ['vehicle.chosen', 'registration.given', 'make.chosen', 'model.chosen', 'variant.chosen']
    const events = types.map(answer)
    const begun = { ...emptyRecord, leadId: 'lead-1' }
    expect(applied('start', events, begun).record).toEqual(await inBrowser(events))
  })

  it('are logged as they happened, with the way back and the correction', () => {
    const another = { type: 'make.chosen', make: { value: 77, label: 'Tata' } }
    const { moves, record: after } = applied('model', [{ type: 'back' }, another])
    expect(moves.map(({ trace, ...move }) => move)).toEqual([
      { machine: 'motor', fromState: 'model', event: 'back', toState: 'make' },
      { machine: 'motor', fromState: 'make', event: 'make.chosen', toState: 'model' },
    ])
    expect(after).toMatchObject({ make: another.make, model: undefined, savedStep: 2 })
  })

  it('lead no further than what is answered, where a screen is revisited', () => {
    const { moves } = applied('make', [{ type: 'revisited', screen: 'previousPolicy' }], {
      ...record,
      variant: undefined,
    })
    expect(moves.map(({ toState }) => toState)).toEqual(['variant'])
  })

  it('are refused from the first that the machine does not accept where it stands', () => {
    expect(() => applied('make', [answer('make.chosen'), answer('variant.chosen')])).toThrow(
      expect.objectContaining({
        code: 'not-now',
        details: { current: { state: 'model', event: 'variant.chosen' } },
      }),
    )
  })
})

describe('the fields of saved steps', () => {
  it('are the events that lead there, whichever way they are told', () => {
    const steps: SavedStep[] = [1, 2, 3, 4, 5, 6]
    const { record: after, moves } = played(steps, { ...emptyRecord, leadId: 'lead-1' })
    expect(after).toMatchObject({ savedStep: 6, leadId: 'lead-1', businessType: 'not expired' })
    expect(moves.map(({ event }) => event)).toEqual([
      'vehicle.chosen',
      'registration.given',
      'make.chosen',
      'model.chosen',
      'variant.chosen',
      'dates.given',
      'ownership.given',
      'contact.given',
      'previousPolicy.given',
    ])
  })

  it('say nothing but the answers of their step', () => {
    const different = { plan: samplePlan(today), leadId: 'another', version: 9 }
    const { record: after } = played([2], { ...record, savedStep: 1 }, different)
    expect(after).toMatchObject({ leadId: 'lead-1', version: 6 })
    expect(after.plan).toBeUndefined()
  })

  it('choose a plan among prices that are still arriving', () => {
    const { record: after, moves } = played([7], record, { request: sampleRequest, plan: samplePlan(today) })
    expect(after).toMatchObject({ savedStep: 7, plan: { caseId: 'case-1' }, request: sampleRequest })
    expect(moves.map(({ event }) => event)).toEqual(['request.changed', 'quote.arrived', 'plan.chosen'])
    expect(moves.every(({ machine }) => machine === savedQuoteList.machine.id)).toBe(true)
  })

  it('are judged by the day they are given on', () => {
    const tomorrow = { registrationDate: '2026-06-16', manufacturingDate: '2026-01-01' }
    expect(() => played([5], { ...record, savedStep: 4 }, tomorrow)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        details: { issues: [{ path: 'registrationDate', message: 'The date cannot be in the future' }] },
      }),
    )
  })

  it('are refused where the machine stands elsewhere', () => {
    const paid = { ...record, status: 'paymentSuccess' }
    expect(() => played([7], paid, { request: sampleRequest })).toThrow(
      expect.objectContaining({
        code: 'not-now',
        details: { current: { state: 'success', event: 'request.changed' } },
      }),
    )
  })
})

describe('where a machine came to rest', () => {
  const begun = { ...emptyRecord, leadId: 'lead-1' }
  const rested = { machine: savedMotor.machine, screen: 'model', today }
  const chosen = (at: Rested, screen = 'model') =>
    applyEvents(
      { saved: savedMotor, screen, events: [answer('model.chosen')], inOrder: true },
      { product: motorServerProduct, record: begun, today, outcomes, rested: at },
    )

  it('is told with the record', () => {
    expect(applied('make', [answer('make.chosen')]).rests).toEqual(rested)
  })

  it('is where the next events begin, without finding out that the record leads there', () => {
    expect(chosen(rested).moves).toMatchObject([{ fromState: 'model', event: 'model.chosen' }])
  })

  it('counts on its day, for its screen and for its machine alone', () => {
    for (const other of [{ today: '2026-06-14' }, { screen: 'make' }, { machine: savedQuoteList.machine }])
      expect(() => chosen({ ...rested, ...other })).toThrow(NotNow)
  })

  it('is told to no machine that would keep it in its context', () => {
    const { machine } = savedQuoteList
    const begins = vi.spyOn(machine, 'getInitialSnapshot')
    const submission = { saved: savedQuoteList, screen: undefined, events: [], inOrder: true }
    const resting = { machine, screen: undefined, today }
    applyEvents(submission, { product: motorServerProduct, record, today, outcomes, rested: resting })
    expect(begins.mock.calls.map(([, input]) => Object.keys(Object(input)))).toEqual([
      ['today', 'record', 'screen'],
    ])
    begins.mockRestore()
  })

  it('leads nowhere that has no screen', () => {
    const nowhere = { ...rested, screen: 'nowhere' }
    expect(() => chosen(nowhere, 'nowhere')).toThrow(NotNow)
  })
})
