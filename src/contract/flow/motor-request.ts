import * as v from 'valibot'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { PreviousPolicy } from '#machines/motor/record/previous-policy.ts'
import { numberOf } from '#machines/motor/rules/number-of.ts'
import { policyTypes } from '#machines/reference/policies.ts'
import { rupees } from '#machines/rules/money.ts'
import { wireAddOnsOf } from '../quotes/wire-add-ons.ts'
import { splitAddress } from './address.ts'
import { codesToSend } from './codes.ts'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())

/** The motor request as every save and quote carries it (spec §3, MOTOR-04, MOTOR-05). */
export const motorRequest = v.looseObject({
  registrationNumber: v.string(),
  vehicleType: v.picklist(['2w', '4w']),
  businessType: text,
  prevPolicyEndDate: text,
  policyDateExceeded: flag,
  make: text,
  model: text,
  variant: text,
  fuelType: text,
  registrationDate: text,
  manufacturingDate: text,
  idv: v.optional(v.number()),
  addOns: v.optional(v.record(v.string(), v.unknown())),
  addressLine1: text,
  addressLine2: text,
  rcAddress: text,
  pincode: text,
  cityId: text,
  stateId: text,
  isHypothecation: flag,
  hypothecationBank: text,
  hypothecationCity: text,
  previousInsurer: text,
  previousPolicyNumber: text,
  previousPolicyType: text,
  previousNoClaimBonus: v.optional(v.number()),
  tpInsurer: text,
  tpPolicyNumber: text,
  tpPolicyEndDate: text,
  engineNumber: text,
  chassisNumber: text,
  isValidPuc: flag,
  pucNumber: text,
  pucValidUpto: text,
  nomineeName: text,
  nomineeRelation: text,
  nomineeDob: text,
  nomineeGender: text,
  appointeeName: text,
  appointeeRelation: text,
  appointeeDob: text,
  kycStatus: text,
  kycType: text,
  docName: text,
  docNumber: text,
  afterProposalKycData: v.optional(v.unknown()),
  referralCode: text,
  reasonForNotOptingPersonalAccident: text,
})

type MotorRequest = v.InferOutput<typeof motorRequest>

const addressLine = 60

/** The flat motor request that travels beside the steps (MOTOR-04, MOTOR-05). */
export function motorRequestOf(record: MotorRecord): MotorRequest {
  const { person, vehicle, nominee, kyc, previousPolicy: past } = record
  const [addressLine1, addressLine2] = splitAddress(person?.addressLine ?? '', addressLine, 2).lines
  return withoutBlanks({
    ...codesToSend(),
    registrationNumber: numberOf(record),
    vehicleType: record.vehicleType ?? '4w',
    businessType: record.businessType,
    prevPolicyEndDate: past?.endDate,
    policyDateExceeded: record.policyDateExceeded,
    make: record.make?.label,
    model: record.model?.label,
    variant: record.variant?.label,
    fuelType: record.variant?.fuelType,
    registrationDate: record.registrationDate,
    manufacturingDate: record.manufacturingDate,
    idv: record.request?.idv === undefined ? undefined : rupees(record.request.idv),
    addOns: record.request && { ...wireAddOnsOf(record.request) },
    addressLine1,
    addressLine2,
    rcAddress: vehicle?.registrationAddress,
    pincode: person?.pincode,
    cityId: person?.city,
    stateId: person?.state,
    isHypothecation: vehicle && vehicle.hypothecation !== undefined,
    hypothecationBank: vehicle?.hypothecation?.bank,
    hypothecationCity: vehicle?.hypothecation?.city,
    previousInsurer: past?.insurer?.label,
    previousPolicyNumber: vehicle?.previousPolicyNumber,
    previousPolicyType: past && previousTypeOf(past),
    previousNoClaimBonus: past?.ncb,
    tpInsurer: vehicle?.thirdPartyPolicy?.insurer ?? past?.tpInsurer?.label,
    tpPolicyNumber: vehicle?.thirdPartyPolicy?.number,
    tpPolicyEndDate: vehicle?.thirdPartyPolicy?.end ?? past?.tpEndDate,
    engineNumber: vehicle?.engineNumber,
    chassisNumber: vehicle?.chassisNumber,
    isValidPuc: vehicle && vehicle.pollutionCertificate !== undefined,
    pucNumber: vehicle?.pollutionCertificate?.number,
    pucValidUpto: vehicle?.pollutionCertificate?.validUntil,
    nomineeName: nominee?.name,
    nomineeRelation: nominee?.relation,
    nomineeDob: nominee?.dateOfBirth,
    nomineeGender: nominee?.gender,
    appointeeName: nominee?.appointee?.name,
    appointeeRelation: nominee?.appointee?.relation,
    appointeeDob: nominee?.appointee?.dateOfBirth,
    kycStatus: kyc?.kycStatus,
    kycType: kyc?.kycType,
    docName: kyc?.docName,
    docNumber: kyc?.docNumber,
    afterProposalKycData: record.proposalStatus &&
      kyc && { kycNumber: kyc.kycNumber, reference: kyc.reference },
    reasonForNotOptingPersonalAccident: record.personalAccidentDecline,
  })
}

/** The type of the form, but a bundled policy by its own key (C-60). */
export const previousTypeOf = ({ type, bundled }: PreviousPolicy) =>
  bundled ? policyTypes.previousBundled : type

function withoutBlanks<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
