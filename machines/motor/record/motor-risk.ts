import * as v from 'valibot'
import { addOnValues, type PricedAddOn } from '../../reference/addons.ts'
import {
  businessTypes,
  coverTypes,
  fuelTypes,
  ncbOptions,
  ownerTypes,
  previousPolicyTypes,
  vehicleKinds,
} from '../../reference/policies.ts'
import { day } from '../../schemas/basics.ts'

const paise = v.pipe(v.number(), v.integer())
const amount = v.optional(v.pipe(paise, v.minValue(0)))

const isPriced = (value: (typeof addOnValues)[number]): value is PricedAddOn =>
  value !== 'personalAccident' && value !== 'isTppdDiscount'

/** What insurers price of a vehicle: paise and `YYYY-MM-DD` throughout. */
export const motorRisk = v.object({
  vehicleType: v.picklist(vehicleKinds),
  fuelType: v.picklist(fuelTypes),
  cubicCapacity: v.nullable(v.number()),
  motorKw: v.nullable(v.number()),
  seating: v.number(),
  exShowroom: v.pipe(paise, v.minValue(1)),
  zone: v.picklist(['A', 'B']),
  registrationDate: day,
  isNew: v.boolean(),
  ownerType: v.picklist(ownerTypes),
  coverType: v.picklist(coverTypes),
  businessType: v.picklist(Object.values(businessTypes)),
  previousEnd: v.optional(day),
  previousPolicyType: v.optional(v.picklist(previousPolicyTypes)),
  previousNcb: v.picklist(ncbOptions),
  claimed: v.boolean(),
  ownerChanged: v.boolean(),
  idv: amount,
  addOns: v.array(v.picklist(addOnValues.filter(isPriced))),
  electricalAccessories: amount,
  nonElectricalAccessories: amount,
  biFuelKit: amount,
  voluntaryDeductible: amount,
  antiTheft: v.optional(v.boolean()),
  automobileAssociation: v.optional(v.boolean()),
  tppdRestricted: v.optional(v.boolean()),
  paidDrivers: v.optional(v.number()),
  passengerCover: amount,
  personalAccident: v.boolean(),
  personalAccidentLongTerm: v.optional(v.boolean()),
  buyerState: v.optional(v.string()),
})

export type MotorRisk = v.InferOutput<typeof motorRisk>
