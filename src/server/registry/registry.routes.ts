import { toWireVehicle } from '#contract/registration/known-vehicle.ts'
import { searchRegistration } from '#contract/registration/registration.calls.ts'
import { checkRegistration, formatRegistration } from '#machines/motor/rules/registration-number.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { lookUpRegistration } from './look-up.ts'

/** Looks a number up in the vehicle registry; without an answer the vehicle is chosen by hand. */
export const registry: Module = (deps) => {
  const count = rateLimit(deps, { name: 'registry-address', times: 60, withinSeconds: 3_600 })
  return serve(searchRegistration, async ({ request, c }) => {
    const number = formatRegistration(request.registrationNumber)
    const error = checkRegistration(number, '4w')
    if (error) return fail('invalid', undefined, { issues: [{ path: 'registrationNumber', message: error }] })
    const vehicle = await lookUpRegistration({ ...deps, log: c.var.log }, number, () =>
      count(clientAddressOf(c)),
    )
    return { status: 'success' as const, data: vehicle && toWireVehicle(vehicle) }
  })
}
