/** Navigation state, passed from page to page in the browser's history (spec §2, ROUTE-04, ROUTE-07). */
import * as v from 'valibot'
import type { CategoryKey } from '#machines/reference/categories.ts'
import { vehicleKinds, vehicleModals } from '#machines/reference/policies.ts'
import { chosenCity } from '#machines/schemas/basics.ts'

const selectedVehicleType = v.object({
  vehicleModal: v.picklist(Object.values(vehicleModals)),
  vehicleType: v.picklist(vehicleKinds),
})

export const motorNavigationState = v.object({
  selectedVehicleType,
  activeStep: v.optional(v.number(), 0),
  /** Continues the earlier journey of `customerLeadId`. */
  journeyContinue: v.optional(v.boolean(), false),
  customerLeadId: v.optional(v.string()),
  /** The vehicle type, where it was changed after the choice above. */
  updatedVType: v.optional(v.picklist(vehicleKinds)),
  rtoData: v.optional(chosenCity),
  registrationNumber: v.optional(v.string()),
  isVehicleNew: v.optional(v.boolean(), false),
  /** The wizard has started from this: after a reload its own answers count. */
  isBegun: v.optional(v.boolean(), false),
  /** The vehicle found was not theirs. */
  isDenied: v.optional(v.boolean(), false),
})

export type MotorNavigationState = v.InferOutput<typeof motorNavigationState>

declare module '@tanstack/history' {
  interface HistoryState extends Partial<MotorNavigationState> {
    previousProcessJourney?: string
    stepsData?: Record<string, unknown>
    /** The identity provider's own page has sent the browser back. */
    isBackFromKyc?: boolean
    /** What was chosen on the home page, and what its form of health was told. */
    category?: CategoryKey
    health?: object
  }
}
