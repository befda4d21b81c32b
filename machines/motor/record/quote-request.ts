import * as v from 'valibot'
import { pricedAddOns } from '../../reference/addons.ts'
import { coverType, paise } from '../../schemas/basics.ts'

/** What every insurer is asked to price, beyond the vehicle and its past. */
export const quoteRequest = v.object({
  coverType,
  /** Absent: each insurer's own computed value. */
  idv: v.optional(paise),
  addOns: v.array(v.picklist(pricedAddOns)),
  electricalAccessories: v.optional(paise),
  nonElectricalAccessories: v.optional(paise),
  /** Zero is a factory-fitted kit (C-77). */
  biFuelKit: v.optional(paise),
  /** Sum insured for each seat, in rupees. */
  passengerCover: v.optional(v.picklist([10000, 50000, 100000, 200000])),
  paidDrivers: v.optional(v.picklist([1, 2])),
  tppdRestricted: v.boolean(),
  personalAccident: v.boolean(),
  /** Rupees the customer bears of each own-damage claim. */
  voluntaryDeductible: v.optional(v.number()),
})

export type QuoteRequest = v.InferOutput<typeof quoteRequest>
