import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { lifecycleMachine } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import {
  leads,
  traffic as log,
  segments,
  trafficJourneys,
  trafficUnhandled,
  transitions,
} from '#server/db/schema.ts'
import { moveLifecycle } from '#server/engine/lifecycle.ts'
import type { Actor } from '#server/engine/log-transitions.ts'
import { NotNow } from '#server/http/not-now.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { aSave } from '../journeys/asha.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('what the server’s own machines do', { modules: [flowRoutes] }, (server) => {
  const publish = async (machine: typeof motorMachine | typeof lifecycleMachine) =>
    publishVersion(server.db, machine, server.clock.now())
  const journeys = () => server.db.select().from(trafficJourneys)

  /** Rows as `transition: from -> to`, with who made them. */
  async function rows(machine: typeof motorMachine | typeof lifecycleMachine) {
    const { edges, states } = await publish(machine)
    const all = await server.db.select().from(log).orderBy(asc(log.seq))
    const state = (key: number | null) => (key === null ? '' : (states.idOf(key) ?? '?'))
    return all.map(({ edgeId, fromId, toId, source }) =>
      [
        edgeId === null ? '' : `${edges.idOf(edgeId)}: `,
        `${state(fromId)} -> ${state(toId)}`,
        ` ${source}`,
      ].join(''),
    )
  }
  async function saved(...steps: number[]) {
    const visitor = server.visitor()
    let known = {}
    for (const step of steps) {
      const { data } = await visitor.call(saveFlow, aSave(step, known))
      known = data.data
    }
    return { visitor, known }
  }

  it('is logged with every save, exact to the branch, as one journey of a lead', async () => {
    await publish(motorMachine)
    await saved(1, 2)
    expect(await rows(motorMachine)).toEqual([
      ' -> motor.start.vehicle customer',
      'motor.start.vehicle vehicle.chosen 0: motor.start.vehicle -> motor.start.number customer',
      'motor.start.number registration.given 0: motor.start.number -> motor.registrationNumber.lookingUp customer',
      'motor.registrationNumber.lookingUp xstate.done.actor.lookUpVehicle 2: motor.registrationNumber.lookingUp -> motor.registrationNumber.placing system',
      'motor.registrationNumber.placing always 1: motor.registrationNumber.placing -> motor.registrationNumber.starting system',
      'motor.registrationNumber.starting xstate.done.actor.startJourney 2: motor.registrationNumber.starting -> motor.make system',
      'motor.make make.chosen 0: motor.make -> motor.model customer',
    ])
  })

  it('is nobody’s: its key is another for each machine, and none that the lead tells', async () => {
    await publish(motorMachine)
    await publish(lifecycleMachine)
    const { known } = await saved(1)
    const [lead] = await server.db.select().from(leads)
    if (!lead) throw new Error('no lead')
    await moveLifecycle(server.deps, server.db, lead, 'REQUEST_QUOTES', {
      actor: 'employee',
      at: server.clock.now(),
    })
    const [one, other] = await journeys()
    expect(one?.keyHash).not.toBe(other?.keyHash)
    expect(JSON.stringify([one, other])).not.toContain(Object.values(known)[0])
    expect(await server.db.select().from(segments).orderBy(segments.id)).toMatchObject([
      { product: 'car', source: 'customer', channel: 'server', side: 'server', madeUp: false },
      { product: 'car', source: 'agent' },
    ])
  })

  it('tells of the lifecycle who moved it, and what it refused apart', async () => {
    await publish(lifecycleMachine)
    await server.db.insert(leads).values(aLead())
    const by = (actor: Actor['actor']): Actor => ({ actor, at: server.clock.now() })
    const move = (status: string | null, event: Parameters<typeof moveLifecycle>[3], who: Actor) =>
      server.db.transaction((tx) => moveLifecycle(server.deps, tx, { id: 'lead-1', status }, event, who))
    await move(null, 'REQUEST_QUOTES', by('customer'))
    server.clock.advance(1_500)
    await move('quotesRequested', 'QUOTES_CALL_SENT', by('system'))
    expect(await rows(lifecycleMachine)).toEqual([
      ' -> lifecycle.none customer',
      'lifecycle.none REQUEST_QUOTES 0: lifecycle.none -> lifecycle.quotesRequested customer',
      'lifecycle.quotesRequested QUOTES_CALL_SENT 0: lifecycle.quotesRequested -> lifecycle.quotesInProcess system',
    ])
    expect((await server.db.select().from(log).where(eq(log.seq, 2)))[0]?.dwellMs).toBe(1_500)
  })

  it('keeps an event that was refused apart, where its journey has begun', async () => {
    const published = await publish(lifecycleMachine)
    await server.db.insert(leads).values(aLead())
    const by: Actor = { actor: 'customer', at: server.clock.now() }
    const refused = async (status: string | null) => {
      const error = await moveLifecycle(
        server.deps,
        server.db,
        { id: 'lead-1', status },
        'PAYMENT_LINK_FAILED',
        by,
      ).catch((e) => e)
      if (!(error instanceof NotNow)) throw new Error('it was not refused')
      await server.deps.recording.writeRefused(server.db, error.unhandled, by.at)
    }
    await refused(null)
    expect(await server.db.select().from(trafficUnhandled)).toEqual([])
    await moveLifecycle(server.deps, server.db, { id: 'lead-1', status: null }, 'REQUEST_QUOTES', by)
    await refused('quotesRequested')
    await refused('quotesRequested')
    const state = published.states.keyOf('lifecycle.quotesRequested')
    expect(await server.db.select().from(trafficUnhandled).orderBy(asc(trafficUnhandled.seq))).toMatchObject([
      { seq: 2, stateId: state, event: 'PAYMENT_LINK_FAILED', first: true },
      { seq: 3, stateId: state, event: 'PAYMENT_LINK_FAILED', first: false },
    ])
  })

  it('is not there where its transaction is taken back', async () => {
    await publish(lifecycleMachine)
    await server.db.insert(leads).values(aLead())
    const failing = server.db.transaction(async (tx) => {
      const by: Actor = { actor: 'customer', at: server.clock.now() }
      await moveLifecycle(server.deps, tx, { id: 'lead-1', status: null }, 'REQUEST_QUOTES', by)
      throw new Error('the save failed')
    })
    await expect(failing).rejects.toThrow('the save failed')
    expect(await journeys()).toEqual([])
  })

  it('breaks no save where it cannot be written', async () => {
    await publish(motorMachine)
    await server.database.executeSql('alter table traffic rename to traffic_gone')
    try {
      await saved(1)
    } finally {
      await server.database.executeSql('alter table traffic_gone rename to traffic')
    }
    expect(await server.db.select().from(leads)).toHaveLength(1)
    expect(await server.db.select().from(transitions)).not.toEqual([])
    expect(await journeys()).toEqual([])
    expect(server.logs.map(({ msg }) => msg)).toContain('not recorded')
  })
})
