import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { customerTypes } from '#machines/reference/policies.ts'

const text = v.optional(v.string(), '')
const flag = v.optional(v.boolean(), false)
const amount = v.optional(v.number(), 0)

/**
 * The older motor proposal draft under its own names and defaults (spec §3, PROPOSAL-01 to PROPOSAL-04). Always empty
 * are `ProposalId` and `PaymentId`, which come after it; `PanImage` and `AadhaarImage`, which go to the server as
 * documents; `FatherName` and `MotherName`, which no insurer here asks for.
 */
export const proposalDraft = v.object({
  CustomerType: v.optional(v.picklist(Object.values(customerTypes)), limits.motor.customerType),
  Salutation: v.optional(v.string(), 'Mr'),
  PolicyType: v.optional(v.string(), limits.motor.policyType),
  PolicyStatus: v.optional(v.string(), 'continue'),
  PreviousNoClaimBonus: amount,
  Idv: amount,
  quotationNumber: text,
  VehicleType: text,
  IsPreviousInsuranceKnown: flag,
  RegistrationDate: text,
  RegistrationNumber: text,
  PolicyStartDate: text,
  PolicyEndDate: text,
  PreInsurerCode: text,
  PrePolicyNumber: text,
  ManufaturingDate: text,
  ProposalId: text,
  VariantCode: v.optional(v.record(v.string(), v.string()), {}),
  ApiUniqueNumber: v.optional(v.record(v.string(), v.string()), {}),
  FirstName: text,
  MiddleName: text,
  LastName: text,
  Mobile: text,
  Email: text,
  Address: text,
  Pincode: text,
  City: text,
  State: text,
  Dob: text,
  Gender: text,
  VehicleMake: text,
  VehicleModel: text,
  VehicleVariant: text,
  FuelType: text,
  RtoCode: text,
  EngineNumber: text,
  ChassisNumber: text,
  CubicCapacity: amount,
  CarryingCapacity: amount,
  NomineeName: text,
  NomineeRelation: text,
  NomineeDob: text,
  NomineeGender: text,
  PreviousInsuranceClaimed: flag,
  PreviousOwnerChanged: flag,
  PersonalAccident: v.optional(
    v.object({ Selection: v.boolean(), InsuredAmount: v.number(), CoverTerm: v.number() }),
    { Selection: true, InsuredAmount: limits.personalAccident.lakhs * 100_000, CoverTerm: 1 },
  ),
  AddOns: v.optional(v.record(v.string(), v.union([v.boolean(), v.number()])), {}),
  PaymentAmount: amount,
  PaymentId: text,
  PanImage: text,
  AadhaarImage: text,
  IsHypothecation: flag,
  HpnBank: text,
  HpnCity: text,
  TpInsurer: text,
  TpPolicyNumber: text,
  TpPolicyEndDate: text,
  GSTNo: text,
  IsValidPuc: flag,
  PUCNumber: text,
  PUCValidUpto: text,
  IsInternalCNG: flag,
  KycReferences: v.optional(v.record(v.string(), v.string()), {}),
  FatherName: text,
  MotherName: text,
})

export type ProposalDraft = v.InferOutput<typeof proposalDraft>
export const emptyDraft = (): ProposalDraft => v.parse(proposalDraft, {})
