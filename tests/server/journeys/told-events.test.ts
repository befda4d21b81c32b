import { beforeEach, expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { leads, vehiclesCache } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSave, asha } from './asha.ts'

const asked: string[] = []
const nobody: typeof fetch = async (input) => {
  asked.push(new Request(input).url)
  throw new Error('Nobody can be reached')
}

const { registrationNumber } = asha.step1
const chosen = { type: 'vehicle.chosen', vehicleType: '4w' }
const shown = [
  chosen,
  { type: 'registration.given', registrationNumber, vehicleType: '4w' },
  { type: 'vehicle.confirmed' },
]

describeOnEachDatabase(
  'the events of a save',
  { modules: [flowRoutes], deps: { fetch: nobody } },
  (server) => {
    beforeEach(() => void asked.splice(0))

    it.each(['model.guessed', 'toString', 'constructor'])(
      'are refused by name where nobody knows %s',
      async (type) => {
        const refused = await server.visitor().refused(saveFlow, aSave(1, { events: [chosen, { type }] }))
        expect(refused).toMatchObject({
          http: 422,
          code: 'invalid',
          issues: [{ path: 'events.1.type', message: `Unknown event ${type}` }],
        })
        expect(await server.db.select().from(leads)).toEqual([])
      },
    )

    it('are refused, and the registry is not asked, where they confirm a vehicle that nobody was shown', async () => {
      const refused = await server.visitor().refused(saveFlow, aSave(1, { events: shown }))
      expect(refused).toMatchObject({ http: 409, code: 'not-now' })
      expect(await server.db.select().from(leads)).toEqual([])
      expect(asked).toEqual([])
    })

    it('confirm the vehicle that was shown, and the registry is not asked again', async () => {
      const vehicle = sampleVehicle(server.clock.today())
      const fetchedAt = server.clock.now()
      await server.db.insert(vehiclesCache).values({ registrationNumber, reply: { vehicle }, fetchedAt })
      await server.visitor().call(saveFlow, aSave(1, { events: shown }))
      const [lead] = await server.db.select().from(leads)
      expect(lead?.record).toMatchObject({ registrationNumber, variant: vehicle.variant })
      expect(asked).toEqual([])
    })
  },
)
