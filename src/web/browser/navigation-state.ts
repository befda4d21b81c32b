/** What goes along in the browser's history from page to page (specification §2; register ROUTE-04, ROUTE-07). */
import * as v from 'valibot'
import { vehicleKinds, vehicleModals } from '#machines/reference/policies.ts'
import { chosenCity } from '#machines/schemas/basics.ts'

const selectedVehicleType = v.object({
  vehicleModal: v.picklist(Object.values(vehicleModals)),
  vehicleType: v.picklist(vehicleKinds),
})

export const motorNavigationState = v.object({
  selectedVehicleType,
  activeStep: v.optional(v.number(), 0),
  /** An earlier journey is gone on with, the one of `customerLeadId`. */
  journeyContinue: v.optional(v.boolean(), false),
  customerLeadId: v.optional(v.string()),
  /** The vehicle type, where it was changed after the choice above. */
  updatedVType: v.optional(v.picklist(vehicleKinds)),
  rtoData: v.optional(chosenCity),
  registrationNumber: v.optional(v.string()),
  isVehicleNew: v.optional(v.boolean(), false),
  /** The wizard has begun from this: after a reload its own answers count. */
  isBegun: v.optional(v.boolean(), false),
  /** The registry's vehicle was not theirs. */
  isDenied: v.optional(v.boolean(), false),
})

export type MotorNavigationState = v.InferOutput<typeof motorNavigationState>

declare module '@tanstack/history' {
  interface HistoryState extends Partial<MotorNavigationState> {
    previousProcessJourney?: string
    stepsData?: Record<string, unknown>
    /** The identity provider's own page has sent the browser back. */
    isBackFromKyc?: boolean
  }
}
