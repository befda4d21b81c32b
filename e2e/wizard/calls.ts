import type { RegistryDetails } from '#machines/motor/record/motor-record.ts'
import type { ApiRequest } from '../walk/api-request.ts'
import type { Calls } from '../walk/held-calls.ts'

/** The calls of a purchase go to the real server, each when its path says so. */
export const purchaseCalls: Calls = {
  lookUpVehicle: {
    paths: ['motor/registrationNo-search'],
    told: (vehicle: object | null) => ({
      'motor/registrationNo-search': vehicle === null ? { json: { status: 'success', data: null } } : 'real',
    }),
  },
  recallVehicle: {
    paths: ['motor/registration-details'],
    told: (details: RegistryDetails | null) => ({
      'motor/registration-details': {
        json: {
          status: 'success',
          data: details && {
            PreInsurerCode: details.previousInsurer,
            PrePolicyEndDate: details.previousEndDate,
          },
        },
      },
    }),
  },
  startJourney: {
    paths: ['motor/registrationNo-save', 'admin/flow'],
    isOf: (request) => request.path.endsWith('-save') || !isBehindTheScenes(request),
    told: () => ({ 'motor/registrationNo-save': 'real', 'admin/flow': 'real' }),
  },
}

/** The dialogs of the home page wait for the save of the previous policy as well. */
export const modalCalls: Calls = {
  ...purchaseCalls,
  savePast: {
    paths: ['admin/flow'],
    isOf: ({ data }) => data.step === 6,
    told: () => ({ 'admin/flow': 'real' }),
  },
}

/** A save that nobody waits for: of a later step, on a journey begun before. */
function isBehindTheScenes({ data }: ApiRequest): boolean {
  const events = Array.isArray(data.events) ? data.events : []
  const names = events.some(({ type }) => /^(registration|number|newVehicle|city)\./.test(type))
  return data.customerLeadId !== undefined && data.step !== 1 && !names
}
