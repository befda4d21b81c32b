import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { setOwner } from '#server/access/leads.store.ts'
import { PreparedPglite } from '#server/db/prepared-pglite.ts'
import { vehiclesCache } from '#server/db/schema.ts'
import { Unavailable } from '#server/http/unavailable.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { noTracing, type Tracing } from '#server/tracing/tracing.ts'
import { leadOf } from '../support/lead-of.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { aJourney, aSave, asha } from './asha.ts'

/** Of each save whether it was made on a remembered lead, as its span tells. */
const remembered: unknown[] = []
const tracing: Tracing = {
  ...noTracing,
  span: (_name, _options, run) =>
    run(({ attributes = {} }) => {
      if ('safar.remembered' in attributes) remembered.push(attributes['safar.remembered'])
    }),
}

describeOnPglite('a lead that is remembered', { modules: [flowRoutes], deps: { tracing } }, (server) => {
  beforeEach(() => void remembered.splice(0))
  afterEach(() => void vi.restoreAllMocks())

  it('serves every save after the first', async () => {
    await aJourney(server.visitor(), 6)
    expect(remembered).toEqual([false, true, true, true, true, true])
  })

  it('is one whose machine begins where it rested, without finding out where the record leads', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 3)
    const begins = vi.spyOn(motorMachine, 'getInitialSnapshot')
    await visitor.call(saveFlow, aSave(4, lead))
    expect(remembered.at(-1)).toBe(true)
    expect(begins).toHaveBeenCalledOnce()
  })

  it('is played from the start on another day', async () => {
    server.clock.set('2026-06-15T23:50:00+05:30')
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 3)
    server.clock.advance(20 * 60_000)
    const begins = vi.spyOn(motorMachine, 'getInitialSnapshot')
    await visitor.call(saveFlow, aSave(4, lead))
    expect(remembered.at(-1)).toBe(true)
    expect(begins.mock.calls.length).toBeGreaterThan(1)
  })

  it('takes one of two saves that are made on the same version at once', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    const both = [1, 2].map(() => visitor.ask(saveFlow, aSave(3, lead)))
    const replies = await Promise.all(both)
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(remembered.slice(2).sort()).toEqual([false, true])
    expect((await leadOf(server, lead.customerLeadId)).version).toBe(3)
  })

  it('is read where the statement that saves it fails', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    vi.spyOn(PreparedPglite.prototype, 'query').mockRejectedValueOnce(new Error('failed'))
    await visitor.call(saveFlow, aSave(3, lead))
    expect(remembered.at(-1)).toBe(false)
    expect(server.logs.map(({ msg }) => msg)).toContain('not written at once')
    expect((await leadOf(server, lead.customerLeadId)).version).toBe(3)
  })

  it('is read where playing it fails, so that a browser which has lost it is told that', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await setOwner(server.db, lead.customerLeadId, 'another browser', server.clock.now())
    vi.spyOn(motorServerProduct, 'asOfToday').mockImplementationOnce(() => {
      throw new Unavailable()
    })
    expect(await visitor.refused(saveFlow, aSave(3, lead))).toMatchObject({ http: 403, code: 'prove-owner' })
    expect(server.logs.map(({ msg }) => msg)).toContain('not saved from memory')
  })

  it('is still remembered after a stranger has tried to save it', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await server.visitor().refused(saveFlow, aSave(3, lead))
    await server.visitor().refused(saveFlow, aSave(3, { ...lead, version: 7 }))
    await visitor.call(saveFlow, aSave(3, lead))
    expect(remembered.slice(2)).toEqual([false, false, true])
  })

  it('is read for a save that asks the register, which is not asked twice where that is refused', async () => {
    const { registrationNumber } = asha.step1
    const vehicle = sampleVehicle(server.clock.today())
    const fetchedAt = server.clock.now()
    await server.db.insert(vehiclesCache).values({ registrationNumber, reply: { vehicle }, fetchedAt })
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    const events = [
      { type: 'vehicle.chosen', vehicleType: '4w' },
      { type: 'registration.given', registrationNumber, vehicleType: '4w' },
      { type: 'vehicle.confirmed' },
    ]
    await visitor.call(saveFlow, aSave(1, { ...lead, screen: 'start', events }))
    expect(remembered).toEqual([false, false])
  })
})
