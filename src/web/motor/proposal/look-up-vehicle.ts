import { fromPromise } from 'xstate'
import type { KnownVehicle } from '#machines/motor/record/motor-record.ts'
import * as calls from '../../shared/motor/calls.ts'

/** The vehicle behind the number of the journey; a new vehicle has none yet. */
export const lookUpVehicle = fromPromise<KnownVehicle | null, Parameters<typeof calls.lookUpVehicle>[0]>(
  async ({ input }) => (input.registrationNumber === '' ? null : calls.lookUpVehicle(input)),
)
