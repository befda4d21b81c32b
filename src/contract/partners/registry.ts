import * as v from 'valibot'

/** Days are `dd/mm/yyyy` here. */
const day = v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/))
const splitAddress = v.object({
  district: v.array(v.string()),
  state: v.array(v.array(v.string())),
  city: v.array(v.string()),
  pincode: v.string(),
  country: v.array(v.string()),
  address_line: v.string(),
})

/** `POST verification/vehicle-rc`, headers `x-client-id` and `x-client-secret` (Cashfree's contract). */
export const vehicleRcRequest = v.object({
  /** Ours, used once: a second request with the same one is refused with 409. */
  verification_id: v.pipe(v.string(), v.maxLength(50), v.regex(/^[\w.-]+$/)),
  vehicle_number: v.string(),
})

export const vehicleRc = v.object({
  verification_id: v.string(),
  reference_id: v.number(),
  status: v.picklist(['VALID', 'INVALID']),
  reg_no: v.string(),
  class: v.string(),
  /** Some registries mask chassis and engine. */
  chassis: v.string(),
  engine: v.string(),
  vehicle_manufacturer_name: v.string(),
  /** Free text, to be matched with our variants. */
  model: v.string(),
  vehicle_colour: v.string(),
  type: v.string(),
  norms_type: v.string(),
  body_type: v.string(),
  owner_count: v.string(),
  owner: v.string(),
  owner_father_name: v.nullable(v.string()),
  mobile_number: v.nullable(v.string()),
  rc_status: v.string(),
  status_as_on: day,
  reg_authority: v.string(),
  reg_date: day,
  vehicle_manufacturing_month_year: v.pipe(v.string(), v.regex(/^\d{2}\/\d{4}$/)),
  rc_expiry_date: day,
  vehicle_tax_upto: v.nullable(v.string()),
  vehicle_insurance_company_name: v.nullable(v.string()),
  vehicle_insurance_upto: v.nullable(day),
  vehicle_insurance_policy_number: v.nullable(v.string()),
  rc_financer: v.nullable(v.string()),
  /** Not of every vehicle. */
  pucc_number: v.optional(v.nullable(v.string())),
  pucc_upto: v.optional(v.nullable(day)),
  present_address: v.string(),
  split_present_address: splitAddress,
  permanent_address: v.string(),
  split_permanent_address: splitAddress,
  vehicle_cubic_capacity: v.string(),
  vehicle_category: v.string(),
  vehicle_seat_capacity: v.string(),
})

export type VehicleRcRequest = v.InferOutput<typeof vehicleRcRequest>
export type VehicleRc = v.InferOutput<typeof vehicleRc>
