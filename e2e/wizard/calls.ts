import type { Request } from 'playwright/test'
import type { Calls } from '../walk/held-calls.ts'

/** The calls of a purchase go to the real server, each when its path says so. */
export const purchaseCalls: Calls = {
  lookUpVehicle: {
    paths: ['motor/registrationNo-search'],
    told: (vehicle: object | null) => ({
      'motor/registrationNo-search': vehicle === null ? { json: { status: 'success', data: null } } : 'real',
    }),
  },
  startJourney: {
    paths: ['motor/registrationNo-save', 'admin/flow'],
    isOf: (request) => request.url().endsWith('-save') || !isBehindTheScenes(request),
    told: () => ({ 'motor/registrationNo-save': 'real', 'admin/flow': 'real' }),
  },
}

/** A save that nobody waits for: of a later step, on a journey begun before. */
function isBehindTheScenes(request: Request): boolean {
  const { customerLeadId, step } = request.postDataJSON()
  return customerLeadId !== undefined && step !== 1
}
