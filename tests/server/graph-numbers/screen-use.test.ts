import { beforeEach, expect, it } from 'vitest'
import { readGraph } from '#contract/graphs/graphs.calls.ts'
import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { keepBatch } from '#server/captures/captures.store.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { aCapturedEvent } from '../../support/captured-event.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { keepEmptyScenes } from './scenes.ts'
import { forAnalysts } from './with-traffic.ts'

const plate = { elementType: 'input:text', elementLabel: 'Registration number', stepData: 'start' }
const at = (seconds: number) => new Date(Date.UTC(2026, 5, 15, 6) + seconds * 1000).toISOString()
const onPlate = (eventType: CapturedEvent['eventType'], seconds: number) =>
  aCapturedEvent({ ...plate, eventType, timestamp: at(seconds) })
const press = (seconds: number, label = 'Continue') =>
  aCapturedEvent({ elementLabel: label, stepData: 'start', timestamp: at(seconds) })

/** Typed in four seconds, refused, and typed again. */
const corrects = [
  onPlate('focus', 0),
  onPlate('change', 4),
  press(5),
  onPlate('focus', 5.2),
  onPlate('change', 9),
]
/** Begun, and nothing after it. */
const gives = [onPlate('focus', 0), onPlate('input', 2)]
const rages = [press(1, 'Help'), press(1.3, 'Help'), press(1.6, 'Help')]

describeOnEachDatabase('the use of a screen', forAnalysts, (server) => {
  const keep = (name: string, times: number, events: readonly CapturedEvent[]) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        keepBatch(server.db, {
          hash: `${name} ${index}`,
          day: server.clock.today(),
          events: events.map((event) => ({ ...event, sessionId: `${name} ${index}` })),
          visitOf: (id) => id,
        }),
      ),
    )
  const readUse = async (id: string) =>
    (await server.visitor().call(readGraph, { machine: 'motor', at: id })).data.place?.use
  beforeEach(async () => {
    const version = await publishVersion(server.db, motorTestModel.machine, server.clock.now())
    await keepEmptyScenes(server.db, [version])
  })
  const state = motorTestModel.machine.root.states.start?.id ?? ''

  it('tells which fields are corrected, left, slow and erroneous, and what is pressed in rage', async () => {
    await keep('corrects', 12, corrects)
    await keep('gives', 11, gives)
    await keep('rages', 14, rages)
    expect(await readUse(state)).toEqual({
      fields: [
        {
          label: 'Registration number',
          visits: 20,
          corrected: 10,
          abandoned: 20,
          sentBack: 10,
          median: 9000,
        },
      ],
      raged: [{ label: 'Help', visits: 10 }],
    })
  })

  it('names nothing that few visits have in common', async () => {
    await keep(
      'corrects',
      9,
      corrects.map((event) => ({ ...event, elementLabel: 'Asha Rao, 9876543210' })),
    )
    await keep('rages', 9, rages)
    expect(await readUse(state)).toEqual({ fields: [], raged: [] })
    await keep('gives', 10, gives)
    await keep('goes', 3, corrects)
    expect((await readUse(state))?.fields).toMatchObject([{ visits: 10, corrected: 'few', sentBack: 'few' }])
  })

  it('tells no time that few visits took, however many came to the field', async () => {
    await keep('corrects', 1, corrects)
    await keep('gives', 30, gives)
    expect((await readUse(state))?.fields).toMatchObject([{ visits: 30, median: 'few' }])
  })

  it('counts the events of its own screen alone', async () => {
    await keep('corrects', 12, corrects)
    expect((await readUse(motorTestModel.machine.root.states.make?.id ?? ''))?.fields).toEqual([])
  })
})
