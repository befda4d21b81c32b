import { saveRegistration } from '#contract/registration/registration.calls.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { formatRegistration } from '#machines/motor/rules/registration-number.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import { serveLead } from '../http/serve.ts'
import { saveJourney } from './save-journey.ts'

/** Another number is another first step, applied and refused like one; the same number changes nothing. */
export const registrationRoutes: Module = (deps) =>
  serveLead(saveRegistration, async ({ request, lead, caller }) => {
    const registrationNumber = formatRegistration(request.registrationNumber)
    const isKnown = registrationNumber === lead.registrationNumber
    const { lead: saved } = isKnown
      ? { lead }
      : await saveJourney(deps, firstStep(lead, registrationNumber), lead, caller)
    return { status: 'success' as const, data: { registrationNumber, version: saved.version } }
  })

function firstStep(lead: Lead, registrationNumber: string): SaveRequest {
  const { vehicleType = '4w', source } = recordOf({ products: [motorProduct] }, lead)
  return {
    customerLeadId: lead.id,
    version: lead.version,
    quoteType: 'motor',
    step: 1,
    processDiscription: 'registrationNumber',
    loggedInUser: false,
    source,
    step1: { registrationNumber, vehicleType, IsVehicleNew: false },
  }
}
