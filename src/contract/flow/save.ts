import type { GivenEvent } from '#machines/core/event.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { rupees } from '#machines/rules/money.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { RequestOf } from '../call.ts'
import { wireAddOnsOf } from '../quotes/wire-add-ons.ts'
import { splitAddress } from './address.ts'
import { codesToSend } from './codes.ts'
import type { saveFlow } from './flow.calls.ts'
import type { MotorRequest } from './motor-request.ts'
import { type OtherFields, toStepFields } from './step-fields.ts'
import { processDescriptions, spellStep } from './step-name.ts'
import type { WireSteps } from './steps.ts'

type Save = RequestOf<typeof saveFlow>

/** What a person did on a page since the previous save: the events, and the screen of the first. */
export type Answered = { screen: string | undefined; events: readonly GivenEvent[] }

type Beside = { loggedInUser: boolean; answered?: Answered | undefined; others?: readonly OtherFields[] }

/**
 * One saved step of a journey: the events a person caused, and the same as the specification's
 * fields. A start carries every known step.
 */
export function toSave<R extends JourneyRecord>(record: R, step: SavedStep, beside: Beside): Save {
  const { loggedInUser, answered, others } = beside
  const steps = toStepFields(record, others)
  const isStart = record.leadId === ''
  return {
    ...(record.leadId !== '' && { customerLeadId: record.leadId, version: record.version }),
    quoteType: record.quoteType,
    step,
    processDiscription: processDescriptions[step],
    loggedInUser,
    source: record.source,
    ...(record.emplId && { emplId: record.emplId }),
    ...(answered && answered.events.length > 0 && { screen: answered.screen, events: [...answered.events] }),
    ...(isMotor(record) && { motorRequest: motorRequestOf(record) }),
    ...(isStart ? stepsUpTo(steps, step) : { step1: steps.step1, [spellStep(step)]: stepOf(steps, step) }),
  }
}

const isMotor = (record: JourneyRecord): record is MotorRecord => record.quoteType === 'motor'

function stepOf(steps: WireSteps, step: SavedStep) {
  return steps[spellStep(step) as keyof WireSteps]
}

function stepsUpTo(steps: WireSteps, last: SavedStep): WireSteps {
  return Object.fromEntries(Object.entries(steps).filter(([name]) => Number(name.slice(4)) <= last))
}

const addressLine = 60

/** The flat motor request that travels beside the steps (MOTOR-04, MOTOR-05). */
export function motorRequestOf(record: MotorRecord): MotorRequest {
  const { person, vehicle, nominee, kyc, previousPolicy: past } = record
  const [addressLine1, addressLine2] = splitAddress(person?.addressLine ?? '', addressLine, 2).lines
  return withoutBlanks({
    ...codesToSend(),
    registrationNumber: record.registrationNumber,
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
    previousPolicyType: past?.type,
    previousNoClaimBonus: past?.ncb,
    tpInsurer: vehicle?.thirdPartyPolicy?.insurer,
    tpPolicyNumber: vehicle?.thirdPartyPolicy?.number,
    tpPolicyEndDate: vehicle?.thirdPartyPolicy?.end,
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
    reasonForNotOptingPersonalAccident: record.personalAccidentDecline,
  })
}

function withoutBlanks<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
