import { Hono } from 'hono'
import { vehicleRcRequest } from '#contract/partners/registry.ts'
import { dayOf } from '#machines/rules/day.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { numberFrom } from '../hash.ts'
import { bodyKey, type Played, play, type Refuse } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import { certificateOf, demoOf } from './vehicle.ts'

const refuse: Refuse = (c, status, message) =>
  c.json({ type: 'validation_error', code: `verification_${status}`, message }, status)

const plateForm = /^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{1,4}|\d{2}BH\d{4}[A-Z]{1,2})$/

/** The vehicle registry by Cashfree's contract. */
export function registryRoutes(environment: SandboxEnvironment): Hono<Played> {
  const app = new Hono<Played>()
  const used = new Set<string>()
  const planned = play(environment, {
    party: 'registry',
    call: 'vehicleRc',
    key: bodyKey('vehicle_number'),
    refuse,
  })
  app.post('/verification/vehicle-rc', planned, async (c) => {
    if (c.req.header('x-client-secret') !== environment.secrets.partnerKey)
      return refuse(c, 401, 'Invalid credentials')
    const read = await readJson(c, vehicleRcRequest)
    if (read.issues) return refuse(c, 400, firstProblem(read.issues))
    const { vehicle_number, verification_id } = read.output
    const plate = vehicle_number.toUpperCase().replace(/[^A-Z0-9]/g, '')
    if (!plateForm.test(plate)) return refuse(c, 422, 'vehicle_number is not a registration number')
    if (used.has(verification_id)) return refuse(c, 409, 'verification_id was used before')
    used.add(verification_id)
    await environment.wait(demoOf(plate)?.slow ?? numberFrom(plate, 120, 420) * environment.latencyFactor)
    const found =
      c.get('planned')?.do !== 'decline' && certificateOf(plate, dayOf(environment.clock()), verification_id)
    return found ? c.json(found) : refuse(c, 404, 'No record found')
  })
  return app
}
