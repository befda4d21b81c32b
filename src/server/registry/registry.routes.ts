import { toWireVehicle } from '#contract/registration/known-vehicle.ts'
import { searchRegistration } from '#contract/registration/registration.calls.ts'
import { checkRegistration, formatRegistration } from '#machines/rules/registration-number.ts'
import type { Module } from '../deps.ts'
import { addressOf } from '../http/address.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { lookUp } from './look-up.ts'

/** Looks a number up in the vehicle registry; without an answer the person chooses the vehicle by hand. */
export const registry: Module = (deps) => {
  const count = rateLimit(deps, { name: 'registry-address', times: 60, withinSeconds: 3_600 })
  return serve(searchRegistration, async ({ request, c }) => {
    const number = formatRegistration(request.registrationNumber)
    const fault = checkRegistration(number, '4w')
    if (fault)
      return refuse('invalid', undefined, { issues: [{ path: 'registrationNumber', message: fault }] })
    const vehicle = await lookUp({ ...deps, log: c.var.log }, number, () => count(addressOf(c)))
    return { status: 'success' as const, data: vehicle && toWireVehicle(vehicle) }
  })
}
