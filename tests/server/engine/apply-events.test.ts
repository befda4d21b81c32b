import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorEvent } from '#machines/motor/motor.events.ts'
import { motorMachine } from '#machines/motor/motor.machine.ts'
import { retoldMotor } from '#machines/motor/motor.retold.ts'
import { samplePlan, sampleRequest } from '#machines/record/sample-plan.ts'
import { sampleRecord } from '#machines/record/samples.ts'
import { emptyRecord, type KnownVehicle, type MotorRecord } from '#machines/schemas/record.ts'
import { hear } from '#server/engine/hear.ts'

const today = '2026-06-15'
const told = sampleRecord(today)
const outcomes = {
  lookUpVehicle: null,
  startJourney: { leadId: 'lead-1', version: 1 },
  savePlan: { version: 2 },
}
const heard = (steps: SavedStep[], record: MotorRecord, different: Partial<MotorRecord> = {}) =>
  hear({ record, told: { ...told, ...different }, steps, today, outcomes })

/** The same steps, heard by the machine as it runs in a browser. */
async function inBrowser(steps: SavedStep[]): Promise<MotorRecord> {
  let record = emptyRecord
  for (const step of steps) {
    const machine = motorMachine.provide({
      actors: {
        lookUpVehicle: fromPromise(async (): Promise<KnownVehicle | null> => null),
        startJourney: fromPromise(async () => outcomes.startJourney),
      },
    })
    const retold = retoldMotor(step, told, record)
    const actor = createActor(machine, { input: { today, record, screen: retold?.screen ?? '' } }).start()
    for (const event of retold?.events ?? []) actor.send(event as MotorEvent)
    await new Promise((resolve) => setTimeout(resolve))
    record = actor.getSnapshot().context.record
  }
  return record
}

describe('hearing a save', () => {
  it('ends with the record that the same machine has in a browser', async () => {
    const steps: SavedStep[] = [1, 2, 3, 4, 5, 6]
    const { record } = heard(steps, emptyRecord)
    expect(record).toEqual(await inBrowser(steps))
    expect(record).toMatchObject({ savedStep: 6, leadId: 'lead-1', businessType: 'not expired' })
  })

  it('writes one move for each event of a person, from where it was heard to where it led', () => {
    const { moves } = heard([5], { ...told, savedStep: 4 })
    expect(moves.map(({ walk, ...move }) => move)).toEqual([
      { machine: 'motor', fromState: 'vehicleDates', event: 'dates.given', toState: 'ownership' },
      { machine: 'motor', fromState: 'ownership', event: 'ownership.given', toState: 'customerDetails' },
      {
        machine: 'motor',
        fromState: 'customerDetails',
        event: 'contact.given',
        toState: 'previousPolicy.asking',
      },
    ])
  })

  it('takes nothing from a save but the answers of its steps', () => {
    const { record } = heard(
      [2],
      { ...told, savedStep: 1 },
      { plan: samplePlan(today), leadId: 'another', version: 9 },
    )
    expect(record).toMatchObject({ leadId: 'lead-1', version: 6 })
    expect(record.plan).toBeUndefined()
  })

  it('hears a chosen plan among prices that are still arriving', () => {
    const { record, moves } = heard([7], told, { request: sampleRequest, plan: samplePlan(today) })
    expect(record).toMatchObject({ savedStep: 7, plan: { caseId: 'case-1' }, request: sampleRequest })
    expect(moves.map(({ event }) => event)).toEqual(['request.changed', 'quote.arrived', 'plan.chosen'])
  })

  it('judges an answer by the day it is given on', () => {
    const tomorrow = { registrationDate: '2026-06-16', manufacturingDate: '2026-01-01' }
    expect(() => heard([5], { ...told, savedStep: 4 }, tomorrow)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        details: { issues: [{ path: 'registrationDate', message: 'The date cannot be in the future' }] },
      }),
    )
  })

  it('refuses an event that the machine does not accept where it stands', () => {
    const paid = { ...told, status: 'paymentSuccess' }
    expect(() => heard([7], paid, { request: sampleRequest })).toThrow(
      expect.objectContaining({
        code: 'not-now',
        details: { current: { state: 'success', event: 'request.changed' } },
      }),
    )
  })
})
