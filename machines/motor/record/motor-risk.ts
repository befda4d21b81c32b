import * as v from 'valibot'
import { pricedAddOns } from '../../reference/addons.ts'
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

/** All that a price depends on. Money in paise, days as YYYY-MM-DD. */
export const motorRisk = v.object({
  vehicleType: v.picklist(vehicleKinds),
  fuelType: v.picklist(fuelTypes),
  /** Null for electric vehicles. */
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
  /** The requested insured declared value; each insurer clamps it to its own bounds. */
  idv: amount,
  addOns: v.array(v.picklist(pricedAddOns)),
  electricalAccessories: amount,
  nonElectricalAccessories: amount,
  /** Value of a bi-fuel kit; 0 when it was fitted in the factory. */
  biFuelKit: amount,
  voluntaryDeductible: amount,
  antiTheft: v.optional(v.boolean()),
  automobileAssociation: v.optional(v.boolean()),
  /** Damage to others' property limited to ₹6,000. */
  tppdRestricted: v.optional(v.boolean()),
  paidDrivers: v.optional(v.number()),
  /** Sum insured of each passenger. */
  passengerCover: amount,
  personalAccident: v.boolean(),
  /** Personal accident for the whole first term of a new vehicle instead of a year. */
  personalAccidentLongTerm: v.optional(v.boolean()),
  /** Letters of the state the buyer lives in. */
  buyerState: v.optional(v.string()),
})

export type MotorRisk = v.InferOutput<typeof motorRisk>
