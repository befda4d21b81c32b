import * as v from 'valibot'
import { addOnValues, type PricedAddOn } from '#machines/reference/addons.ts'
import {
  businessTypes,
  coverTypes,
  fuelTypes,
  ncbOptions,
  ownerTypes,
  previousPolicyTypes,
  vehicleKinds,
} from '#machines/reference/policies.ts'
import { partnerError } from './partner-error.ts'

const paise = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())
const amount = v.optional(v.pipe(paise, v.minValue(0)))

const isPriced = (value: (typeof addOnValues)[number]): value is PricedAddOn =>
  value !== 'personalAccident' && value !== 'isTppdDiscount'

/** What an insurer prices: paise and `YYYY-MM-DD` throughout. */
export const risk = v.object({
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

export const premium = v.object({
  lines: v.array(
    v.object({
      key: v.string(),
      part: v.picklist(['od', 'addOns', 'tp']),
      label: v.string(),
      amount: paise,
      reason: v.string(),
      flag: v.optional(v.string()),
    }),
  ),
  od: paise,
  addOns: paise,
  tp: paise,
  discountPct: v.number(),
  ncbPct: v.picklist(ncbOptions),
  ncbDiscount: paise,
  net: paise,
  gst: paise,
  tax: v.object({ cgst: paise, sgst: paise, igst: paise }),
  final: paise,
  idv: paise,
  minIdv: paise,
  maxIdv: paise,
  start: day,
  end: day,
  odEnd: v.optional(day),
  notOffered: v.array(v.object({ key: v.string(), reason: v.string() })),
})

/** Headers `x-client-id` and `x-client-secret` on every call; refusals are `insurerError` with 4xx or 5xx. */
export const insurerError = partnerError

/** `POST {key}/quotes`. 422 with code `declined` where the insurer does not want the risk. */
export const quoteRequest = v.object({ reference: v.string(), risk })
export const quoteReply = v.object({
  quote_number: v.string(),
  plan_id: v.string(),
  plan_name: v.string(),
  premium,
  /** To be answered with yes or no before a proposal. */
  questions: v.array(v.object({ key: v.string(), text: v.string() })),
  notes: v.array(v.string()),
})

const relative = { name: v.string(), relation: v.string(), date_of_birth: day }

/** `POST {key}/proposals`, header `x-idempotency-key`: the same key always gets the same answer. */
export const proposeRequest = v.object({
  quote_number: v.string(),
  risk,
  /** What the customer has agreed to pay. */
  agreed_premium: v.pipe(paise, v.minValue(1)),
  proposer: v.object({
    type: v.picklist(ownerTypes),
    salutation: v.string(),
    name: v.string(),
    gender: v.optional(v.string()),
    date_of_birth: v.optional(day),
    email: v.string(),
    mobile: v.string(),
    address: v.string(),
    pincode: v.string(),
    city: v.string(),
    state: v.string(),
    pan: v.optional(v.string()),
    aadhaar: v.optional(v.string()),
    gstin: v.optional(v.string()),
  }),
  kyc: v.object({ mode: v.string(), reference: v.string(), ckyc_number: v.optional(v.string()) }),
  nominee: v.optional(
    v.object({ ...relative, gender: v.string(), appointee: v.optional(v.object(relative)) }),
  ),
  personal_accident_declined_because: v.optional(v.string()),
  vehicle: v.object({
    registration_number: v.string(),
    make: v.string(),
    model: v.string(),
    variant: v.string(),
    engine_number: v.string(),
    chassis_number: v.string(),
    manufactured: day,
    financier: v.optional(v.object({ name: v.string(), city: v.string() })),
    pollution_certificate: v.optional(v.object({ number: v.string(), valid_until: day })),
    registration_address: v.optional(v.string()),
  }),
  previous_policy: v.optional(v.object({ insurer: v.string(), number: v.string(), end: v.optional(day) })),
  third_party_policy: v.optional(v.object({ insurer: v.string(), number: v.string(), end: day })),
})

/** Also of `GET {key}/proposals?idempotency_key=`; 404 where that proposal never arrived. */
export const proposeReply = v.variant('status', [
  v.object({ status: v.literal('accepted'), proposal_number: v.string(), premium }),
  v.object({
    status: v.literal('premium_changed'),
    proposal_number: v.string(),
    premium,
    reason: v.string(),
  }),
  v.object({ status: v.literal('declined'), proposal_number: v.string(), reason: v.string() }),
])

/** `POST {key}/policies`, header `x-idempotency-key`: cover for money that was received. */
export const issueRequest = v.object({
  proposal_number: v.string(),
  payment: v.object({
    reference: v.string(),
    amount: v.pipe(paise, v.minValue(1)),
    paid_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
})

/** Also of `GET {key}/policies?proposal_number=`; 404 where none was issued. */
export const issueReply = v.object({
  policy_number: v.string(),
  start: day,
  end: day,
  od_end: v.optional(day),
  issued_at: v.pipe(v.string(), v.isoTimestamp()),
})

/** `GET {key}/policies/{policy_number}/document`. */
export const documentReply = v.object({
  policy_number: v.string(),
  status: v.picklist(['pending', 'ready', 'refused']),
  reason: v.optional(v.string()),
})

export type Risk = v.InferOutput<typeof risk>
export type Premium = v.InferOutput<typeof premium>
export type QuoteRequest = v.InferOutput<typeof quoteRequest>
export type QuoteReply = v.InferOutput<typeof quoteReply>
export type ProposeRequest = v.InferOutput<typeof proposeRequest>
export type ProposeReply = v.InferOutput<typeof proposeReply>
export type IssueRequest = v.InferOutput<typeof issueRequest>
export type IssueReply = v.InferOutput<typeof issueReply>
export type DocumentReply = v.InferOutput<typeof documentReply>
