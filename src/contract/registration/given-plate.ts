import * as v from 'valibot'
import { vehicleKinds } from '#machines/reference/policies.ts'

/** The number that was given on a form without script, on its way to the wizard; its class where it is known. */
const plate = v.object({ registrationNumber: v.string(), vehicleType: v.optional(v.picklist(vehicleKinds)) })
export const givenPlate = v.pipe(v.string(), v.parseJson(), plate)

/** The cookie that it goes by: no number gets into an address. */
export const givenPlateCookie = 'givenPlate'
