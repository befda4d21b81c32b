import type { Context } from 'hono'
import { toWireDetails, toWireVehicle } from '#contract/registration/known-vehicle.ts'
import { recallVehicle, searchRegistration } from '#contract/registration/registration.calls.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { numberOf } from '#machines/motor/rules/number-of.ts'
import { checkRegistration, formatRegistration } from '#machines/motor/rules/registration-number.ts'
import { isOfVehicle, toldDetails } from '#machines/motor/rules/registry-entry.ts'
import { recordOf } from '../access/leads.store.ts'
import { showsPricesFirst } from '../access/prices-first.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import { browserOf } from '../http/browser-of.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { paidCalls } from '../http/paid-calls.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve, serveLead } from '../http/serve.ts'
import { lookUpRegistration } from './look-up.ts'

/**
 * Looks a number up in the vehicle registry; without an answer the vehicle is chosen by hand. A caller with only the
 * number is told what vehicle it is, and nothing of its insurance or its own numbers.
 */
export const registry: Module = (deps) => {
  const limit = (name: string, times: number) => rateLimit(deps, { name, times, withinSeconds: 3_600 })
  const countAddress = limit('registry-address', 60)
  const countBrowser = limit('registry-browser', 20)
  const countPaid = paidCalls(deps, 'registry')
  const count = async (c: Context<ServerEnv>) => {
    await countBrowser(browserOf(c, deps))
    await countAddress(clientAddressOf(c))
    await countPaid({ c })
  }
  const lookUp = (number: string, c: Context<ServerEnv>) =>
    lookUpRegistration({ ...deps, log: c.var.log }, number, () => count(c))
  const recalled = serveLead(recallVehicle, async ({ lead, c }) => {
    const record = recordOf({ products: [motorProduct] }, lead)
    const number = numberOf(record)
    const isMine = record.customer?.mobile && checkRegistration(number, '4w') === undefined
    const entry = isMine && (await lookUp(number, c))
    const isSame = entry && isOfVehicle(record, entry)
    return { status: 'success' as const, data: isSame ? toWireDetails(toldDetails(entry)) : null }
  })
  const searched = serve(searchRegistration, async ({ request, caller, c }) => {
    const number = formatRegistration(request.registrationNumber)
    const error = checkRegistration(number, '4w')
    if (error) return fail('invalid', undefined, { issues: [{ path: 'registrationNumber', message: error }] })
    const vehicle = await lookUp(number, c)
    return {
      status: 'success' as const,
      data: vehicle && toWireVehicle(vehicle),
      ...(showsPricesFirst(deps, motorProduct, caller) && { pricesFirst: true }),
    }
  })
  return recalled.route('/', searched)
}
