/** What recording costs a purchase: in the browser's machines, and in the saves and moves of the server. */
import { type AnyEventObject, createActor, type InspectionEvent } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { recordedSteps } from '#machines/recording/recorded-steps.ts'
import { recorderOf } from '#machines/recording/recorder.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { machineVersions } from '#server/db/schema.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { serverTraffic } from '#server/traffic/server-traffic.ts'
import { journeyKeyOf } from '#web/recorder/journey-key.ts'
import { JourneyLogs } from '#web/recorder/journey-logs.ts'
import type { Running } from '../server.ts'
import { median, type Row } from '../table.ts'
import { cpuMs, purchaseUpToPrices } from './purchase.ts'

const machines = ['home', 'motor', 'quote-list', 'proposal', 'payment']
const eventsEach = 20
const rounds = 60
const purchases = 9

export async function recording(running: Running, database: string): Promise<Row[]> {
  const { plain, recorded } = inBrowser()
  const server = await onServer(running)
  const cost = recorded - plain + server.recorded - server.plain
  const row = (what: string, one: number, other: number): Row => ({
    what,
    value: `${one.toFixed(1)} ms`,
    peer: `not recorded, ${other.toFixed(1)} ms`,
    ratio: `${(one / other).toFixed(2)} x`,
  })
  return [
    row(`${machines.length * eventsEach} events of the machines of a purchase, recorded`, recorded, plain),
    row(`six saves and their moves on ${database}, recorded`, server.recorded, server.plain),
    {
      what: `recording a purchase on ${database}, browser and server`,
      value: `${cost.toFixed(1)} ms`,
      peer: `that purchase up to its last price, ${Math.round(server.purchase)} ms`,
      ratio: `${((100 * cost) / server.purchase).toFixed(1)} %`,
    },
  ]
}

/** In turns, so that whatever else the computer does weighs on both alike. */
function inBrowser() {
  const walks = machines.flatMap((key) => catalogue.filter((one) => one.key === key)).map(walkOf)
  const times: Record<'plain' | 'recorded', number[]> = { plain: [], recorded: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.plain.push(timed(() => walks.map((walk) => drive(walk))))
    times.recorded.push(timed(() => walks.map((walk) => drive(walk, recorder()))))
  }
  return { plain: median(times.plain), recorded: median(times.recorded) }
}

function recorder(): (event: InspectionEvent) => void {
  const logs = new JourneyLogs([], () => undefined)
  const observe = recorderOf((started) => logs.keeperOf(started, (now) => journeyKeyOf(now, started.actor)))
  return (event) => observe(event, Date.now())
}

async function onServer({ assembled, url }: Running) {
  const { deps } = assembled
  const { db } = deps
  const all = { plain: [] as number[], recorded: [] as number[], purchase: [] as number[] }
  for (let one = 0; one < purchases; one += 1) {
    // What is not published is not recorded; what is known of it is forgotten each time.
    await db.delete(machineVersions)
    Object.assign(deps, { recording: serverTraffic(deps) })
    const plain = await purchaseUpToPrices(url)
    all.plain.push(plain.saves)
    all.purchase.push(plain.total)
    await publishMachines(db, new Date())
    Object.assign(deps, { recording: serverTraffic(deps) })
    all.recorded.push((await purchaseUpToPrices(url)).saves)
  }
  return { plain: median(all.plain), recorded: median(all.recorded), purchase: median(all.purchase) }
}

type Walk = { testModel: TestModel; input: unknown; events: readonly AnyEventObject[] }

/** Events that are all heard, of every kind the machine knows. */
function walkOf(testModel: TestModel): Walk {
  const model = modelOf(testModel, '2026-06-15')
  const samples = model.alphabet.flatMap((type) => model.samples(type))
  const steps = recordedSteps(testModel.machine, { row: () => undefined, unhandled: () => undefined }, 0)
  const input = model.starts[0]?.input
  let [snapshot] = steps.begin(input)
  const events: AnyEventObject[] = []
  while (events.length < eventsEach && snapshot.status === 'active') {
    const heard = samples.filter((event) => snapshot.can(event))
    const event = heard[(events.length * 7) % heard.length]
    if (!event) break
    events.push(event)
    ;[snapshot] = steps.transition(snapshot, event)
  }
  return { testModel, input, events }
}

function drive({ testModel, input, events }: Walk, inspect?: (event: InspectionEvent) => void): void {
  const actor = createActor(testModel.machine, { input, ...(inspect && { inspect }) })
  actor.subscribe({ error: () => undefined })
  actor.start()
  for (const event of events) actor.send(event)
  actor.stop()
}

function timed(act: () => unknown): number {
  const begun = cpuMs()
  act()
  return cpuMs() - begun
}
