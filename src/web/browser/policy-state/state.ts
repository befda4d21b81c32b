import * as v from 'valibot'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())
const number = v.optional(v.number())
const anything = v.optional(v.record(v.string(), v.unknown()))
const list = v.optional(v.array(v.unknown()))

/** What may stay in the browser: choices of a vehicle and of a policy (STATE-08, STATE-09, STATE-10). */
const choices = {
  customerLeadId: text,
  RegistrationNumber: text,
  RegistrationCity: text,
  RTOCityName: text,
  IsVehicleNew: flag,
  IsPreviousInsurerKnown: flag,
  PolicyStartDate: text,
  PolicyEndDate: text,
  VehicleType: v.optional(v.picklist(['2w', '4w'])),
  rtoCode: text,
  makeId: v.optional(v.union([v.string(), v.number()])),
  makeName: text,
  modelId: v.optional(v.union([v.string(), v.number()])),
  modelName: text,
  variantId: number,
  variantName: text,
  fuelType: text,
  businessType: text,
  PreviousInsuranceClaimed: flag,
  PolicyStatus: text,
  PreInsurerCode: text,
  PrePolicyEndDate: text,
  PreviousPolicyType: text,
  PreviousNoClaimBonus: number,
  prevPolicyEndDate: text,
  policyDateExceeded: flag,
} as const

/** Personal data, which never outlives the tab: names, mobile and email (STATE-09). */
const person = {
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  mobileNumber: text,
} as const

/** The first names are a customer's, the last four an employee's (LOGIN-08, EMP-06). */
const loggedUser = v.object({
  FullName: text,
  Gender: text,
  Email: text,
  Phone: text,
  DateofBirth: text,
  MaritalStatus: text,
  City: text,
  CustomerUniqueNumber: v.optional(v.union([v.string(), v.number()])),
  username: text,
  name: text,
  email: text,
  mobile_no: text,
})

/** Who is signed in, by the server's ids (STATE-11). */
const marks = { loginCustomerId: text, loginEmployeeId: text } as const

/** The slices that name a person, a plate or a premium made for one (STATE-06). */
const personalSlices = {
  loggedUserDetails: v.optional(loggedUser),
  userData: anything,
  quickQuotePayload: anything,
  quickQuoteResults: list,
  healthQuotePayload: anything,
  healthQuoteResults: list,
  petQuickQuotePayload: anything,
  petQuickQuoteResult: list,
  selectedPlan: anything,
  motorQuotePayload: anything,
  motorProcessFlow: anything,
  healthProcessFlow: anything,
  inspectionQuickQuote: anything,
} as const

const plainSlices = {
  kycConfig: anything,
  apiErrorResponse: v.optional(v.array(v.object({ Api_name: v.string(), message: v.string() }))),
} as const

/** Increment when the shape changes; state of another version is discarded. */
export const version = 1

export const inBrowserState = v.object({ version: v.literal(version), ...choices, ...plainSlices })
export const inTabState = v.object({ version: v.literal(version), ...person, ...marks, ...personalSlices })

export type PolicyState = Omit<v.InferOutput<typeof inBrowserState>, 'version'> &
  Omit<v.InferOutput<typeof inTabState>, 'version'>
export type Slice = keyof typeof personalSlices | keyof typeof plainSlices

const choiceKeys = [...Object.keys(choices), ...Object.keys(person)] as (keyof PolicyState)[]
/** What is deleted with an expired lead: everything of its journey, but not the login (C-29). */
export const journeyKeys = [
  ...choiceKeys,
  ...Object.keys(personalSlices).filter((key) => key !== 'loggedUserDetails'),
  'kycConfig',
  'apiErrorResponse',
] as (keyof PolicyState)[]
