import * as v from 'valibot'
import { form } from '../reference/messages/form.ts'
import { coverTypes, fuelTypes, ncbOptions, ownerTypes, vehicleKinds } from '../reference/policies.ts'
import { isDay } from '../rules/calendar.ts'

/** A calendar day `YYYY-MM-DD` in Asia/Kolkata. */
export const day = v.config(v.pipe(v.string(), v.isoDate(), v.check(isDay, form.date)), {
  abortPipeEarly: true,
})
export const vehicleType = v.picklist(vehicleKinds)
export const customerType = v.picklist(ownerTypes)
export const coverType = v.picklist(coverTypes)
/** Who begins a journey, a customer or an employee, as the wire spells it. */
export const source = v.picklist(['customer', 'empl'])
export const ncbSlab = v.picklist(ncbOptions)
/** Whole paise, never negative. */
export const paise = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A chosen entry of a list. */
export const chosen = v.object({ value: v.union([v.string(), v.number()]), label: v.string() })
export const chosenVariant = v.object({
  value: v.number(),
  label: v.string(),
  fuelType: v.picklist(fuelTypes),
})
export const chosenCity = v.object({ value: v.string(), city: v.string() }, form.required)

export type Day = v.InferOutput<typeof day>
export type VehicleType = v.InferOutput<typeof vehicleType>
export type CustomerType = v.InferOutput<typeof customerType>
export type NcbSlab = v.InferOutput<typeof ncbSlab>
