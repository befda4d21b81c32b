import { describe, expect, test, vi } from 'vitest'
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import type { EarlierPrices } from '#machines/motor/quote-list/earlier-prices.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { quoteModalMachine } from '#machines/motor/quote-modal/quote-modal.machine.ts'
import type { MotorRecord, RegistryDetails } from '#machines/motor/record/motor-record.ts'
import { sampleRecord, sampleVehicle } from '#machines/motor/record/samples.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { eventually } from '../../support/eventually.ts'
import { today } from '../play.ts'

const tooFar = addDays(today, 61)
const soon = addDays(today, 20)
const record = sampleRecord(today)
const { previousPolicy: _, businessType: _type, ...withoutPast } = record

/** A running machine with its calendar open, and what it has announced as saved. */
function running(machine: AnyStateMachine, input: object) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock }).start()
  const saved: { step: number; record: MotorRecord }[] = []
  actor.on('saved', (event) => saved.push(event as unknown as (typeof saved)[number]))
  const calendar = () => actor.getSnapshot().children.expiry as AnyActorRef
  return {
    actor,
    saved,
    send: (event: { type: string }) => actor.send(event),
    choose: (endDate: string) => {
      calendar().send({ type: 'date.chosen', endDate })
      clock.increment(500)
    },
    unknown: () => calendar().send({ type: 'date.unknown' }),
    bonus: (ncb: number) => calendar().send({ type: 'ncb.chosen', ncb }),
    selected: (): unknown => calendar().getSnapshot().context.endDate,
    state: () => statePath(actor.getSnapshot().value),
    record: (): MotorRecord => actor.getSnapshot().context.record,
  }
}

function wizard() {
  const machine = motorMachine.provide({
    actors: { recallVehicle: fromPromise(async (): Promise<RegistryDetails | null> => null) },
  })
  const page = running(machine, { today, record: { ...record, savedStep: 5 } })
  page.send({ type: 'expiry.opened' })
  return page
}

function quoteList(change: Partial<MotorRecord> = {}) {
  const machine = quoteListMachine.provide({
    actors: {
      askQuotes: fromCallback(() => undefined),
      readEarlier: fromPromise(async (): Promise<EarlierPrices | null> => null),
    },
  })
  const page = running(machine, { today, record: { ...record, ...change } })
  page.send({ type: 'expiry.opened' })
  return page
}

async function homeDialog() {
  const savePast = vi.fn(async (_: MotorRecord) => ({ leadId: 'lead-9', version: 6 }))
  const machine = quoteModalMachine.provide({
    actors: {
      startJourney: fromPromise(async () => ({ leadId: 'lead-9', version: 5 })),
      recallVehicle: fromPromise(async (): Promise<RegistryDetails | null> => null),
      savePast: fromPromise(({ input }) => savePast(input.record)),
    },
  })
  const page = running(machine, { today, vehicle: sampleVehicle(today) })
  page.send({ type: 'vehicle.confirmed' })
  page.actor.send({ type: 'details.given', fullName: 'Asha Sharma', mobile: '9876543210' })
  await eventually(() => expect(page.state()).toBe('previousPolicy.asking'))
  page.send({ type: 'expiry.opened' })
  return { ...page, savePast }
}

const flow = { policyDateExceeded: true, businessType: undefined, previousPolicy: { endDate: tooFar } }

describe('a date more than 60 days ahead', () => {
  test('is kept and saved in the wizard when it is chosen [EXPIRY-14, EXPIRY-16, EXPIRY-17, EXPIRY-18, EXPIRY-19]', () => {
    const page = wizard()
    page.choose(tooFar)
    expect(page.state()).toBe('tooEarly')
    expect(page.saved.map(({ step }) => step)).toEqual([6, 7])
    expect(page.saved[1]?.record).toMatchObject({ ...flow, request: { coverType: 'comprehensive' } })
  })

  test('is kept and saved on the quote list when it is chosen [EXPIRY-14, EXPIRY-16, EXPIRY-17, EXPIRY-18]', () => {
    const page = quoteList()
    page.choose(tooFar)
    expect(page.state()).toBe('tooEarly.told')
    expect(page.saved.map(({ step }) => step)).toEqual([6, 7])
    expect(page.saved[1]?.record).toMatchObject(flow)
  })

  test('is kept and saved in the dialogs of the home page when it is chosen [EXPIRY-14, EXPIRY-16, EXPIRY-17]', async () => {
    const page = await homeDialog()
    page.choose(tooFar)
    expect(page.state()).toBe('saving')
    expect(page.savePast.mock.calls).toMatchObject([[{ ...flow, savedStep: 6, leadId: 'lead-9' }]])
  })

  test('is taken back by the next one [EXPIRY-13]', () => {
    const [page, list] = [wizard(), quoteList()]
    for (const one of [page, list]) {
      one.choose(tooFar)
      one.send({ type: 'expiry.opened' })
      one.choose(soon)
    }
    page.bonus(35)
    expect(page.state()).toBe('previousPolicy.asking')
    expect(list.state()).toContain('open.prices.asking')
    for (const one of [page, list]) {
      expect(one.record()).toMatchObject({ policyDateExceeded: false, businessType: 'not expired' })
    }
  })

  test('leads to the same page when the journey is opened again, whatever else was answered', () => {
    const past = { status: 'continue', endDate: tooFar } as const
    const left = { ...withoutPast, previousPolicy: past, policyDateExceeded: true, savedStep: 7 as const }
    expect(running(motorMachine, { today, record: left }).state()).toBe('tooEarly')
    expect(running(quoteListMachine, { today, record: left }).state()).toBe('tooEarly.told')
  })

  test('can be changed in the calendar, which opens at once', () => {
    const list = quoteList({
      policyDateExceeded: true,
      previousPolicy: { status: 'continue', endDate: tooFar },
    })
    expect(list.state()).toBe('tooEarly.choosing')
    expect(list.selected()).toBe(tooFar)
  })
})

describe('any other date', () => {
  test('is kept in the wizard before the form is sent [EXPIRY-21, EXPIRY-22]', () => {
    const page = wizard()
    page.choose(soon)
    page.bonus(35)
    expect(page.record()).toMatchObject({
      businessType: 'not expired',
      previousPolicy: { endDate: soon, status: 'continue', ncb: 35 },
    })
  })

  test('is kept in the dialogs of the home page, with nothing else taken for granted [EXPIRY-22]', async () => {
    const page = await homeDialog()
    page.choose(addDays(today, -89))
    page.bonus(0)
    expect(page.record().previousPolicy).toEqual({
      status: 'expired within 90 days',
      endDate: addDays(today, -89),
      ncb: 0,
    })
  })

  test('is where the calendar opens again, sent or not [EXPIRY-04, EXPIRY-11]', async () => {
    for (const page of [wizard(), await homeDialog()]) {
      page.choose(soon)
      page.bonus(0)
      page.send({ type: 'expiry.opened' })
      expect(page.selected()).toBe(soon)
    }
  })

  test('that is not known is forgotten, wherever it is asked [EXPIRY-27, EXPIRY-28, EXPIRY-29]', async () => {
    for (const page of [wizard(), await homeDialog(), quoteList()]) {
      page.unknown()
      page.bonus(0)
      expect(page.record()).toMatchObject({
        businessType: 'expired before 90 days',
        previousPolicy: { status: 'no information', ncb: 0 },
      })
      expect(page.record().previousPolicy).not.toHaveProperty('endDate')
    }
  })

  test('that is not known keeps the bonus that was answered after it', async () => {
    for (const page of [wizard(), await homeDialog(), quoteList()]) {
      page.unknown()
      page.bonus(20)
      expect(page.record().previousPolicy?.ncb).toBe(20)
    }
  })
})
