import * as v from 'valibot'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())
const number = v.optional(v.number())
const anything = v.optional(v.record(v.string(), v.unknown()))
const list = v.optional(v.array(v.unknown()))

/** What may stay in the browser: choices of a vehicle and of a policy (register STATE-08, 09, 10). */
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

/** What says who somebody is: never outlives the tab (the names, mobile and email of STATE-09). */
const person = {
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  mobileNumber: text,
} as const

/** A customer by the first names, an employee by the last four (register LOGIN-08, EMP-06). */
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

/** Who is signed in, by the server's ids (register STATE-11). */
const marks = { loginCustomerId: text, loginEmployeeId: text } as const

/** The slices of register STATE-06 that name a person, a plate or a premium made for one. */
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

/** Changes of shape give it another number; state of another number is forgotten. */
export const version = 1

export const inBrowserState = v.object({ version: v.literal(version), ...choices, ...plainSlices })
export const inTabState = v.object({ version: v.literal(version), ...person, ...marks, ...personalSlices })

export type PolicyState = Omit<v.InferOutput<typeof inBrowserState>, 'version'> &
  Omit<v.InferOutput<typeof inTabState>, 'version'>
export type Slice = keyof typeof personalSlices | keyof typeof plainSlices

export const choiceKeys = [...Object.keys(choices), ...Object.keys(person)] as (keyof PolicyState)[]
/** What a lapsed lead takes along: everything of its journey, but not who is logged in (register C-29). */
export const journeyKeys = [
  ...choiceKeys,
  ...Object.keys(personalSlices).filter((key) => key !== 'loggedUserDetails'),
  'kycConfig',
  'apiErrorResponse',
] as (keyof PolicyState)[]
