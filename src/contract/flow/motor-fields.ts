import * as v from 'valibot'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import { type MotorRecord, ownerAssumed } from '#machines/motor/record/motor-record.ts'
import { vehiclePhotograph } from '#machines/motor/record/photograph.ts'
import { assumed, type PreviousPolicy, policyStatus } from '#machines/motor/record/previous-policy.ts'
import { messages } from '#machines/reference/messages.ts'
import { previousPolicyTypes } from '#machines/reference/policies.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import {
  chosen,
  chosenVariant,
  coverType,
  customerType,
  day,
  ncbSlab,
  vehicleType,
} from '#machines/schemas/basics.ts'
import { kycResult, nominee, person, vehicleDetails } from '#machines/schemas/proposal.ts'
import { customerDetails, toCustomerDetails } from '../quotes/asker.ts'
import { requestOf, wireAddOns, wireAddOnsOf } from '../quotes/wire-add-ons.ts'
import { motorRequest, motorRequestOf } from './motor-request.ts'
import type { AnswerFields, ProductFields } from './product-fields.ts'

/**
 * The saved steps as the resume record spells them (spec §3), misspellings included. Answers of ours that the
 * specification does not have are in their step under their own name.
 */
export const motorSteps = {
  step1: v.looseObject({
    registrationNumber: v.string(),
    vehicleType,
    IsVehicleNew: v.optional(v.boolean(), false),
    rtoCode: v.optional(v.string()),
    RTOCityName: v.optional(v.string()),
  }),
  step2: v.looseObject({ make: chosen }),
  step3: v.looseObject({ model: chosen }),
  step4: v.looseObject({ variantSelection: chosenVariant }),
  step5: v.looseObject({
    /** Absent while prices are shown without them. */
    customerDetails: v.optional(customerDetails),
    customerType,
    isOwnerChanged: v.boolean(),
    ownerAssumed,
    manufaturingDate: day,
    registrationDate: day,
  }),
  step6: v.looseObject({
    pypSelection: v.object({
      /** Absent in a renewal until it is answered. */
      claimInLastYear: v.optional(v.picklist(['Yes', 'No'])),
      PolicyStatus: policyStatus,
      PreInsurerCode: v.optional(chosen),
      PrePolicyEndDate: v.optional(day),
      PreviousPolicyType: v.optional(v.picklist(previousPolicyTypes)),
      PreviousNoClaimBonus: v.optional(ncbSlab),
      TpInsurer: v.optional(chosen),
      TpPolicyEndDate: v.optional(day),
      assumed,
    }),
  }),
  step7: v.looseObject({
    motorRequest: v.object({
      policyType: coverType,
      /** Rupees, like every amount of the wire. */
      idv: v.optional(v.number()),
      addOns: wireAddOns,
    }),
    previousClaimData: v.optional(v.object({ claimed: v.boolean() })),
    selectedPlan: v.optional(motorPlan),
    addOnAnswers: v.optional(v.record(v.string(), v.boolean())),
  }),
  /** A renewal knows the person before the identity check, all others are identified before they say more. */
  step8: v.looseObject({
    kycAndUserDetails: v.pipe(
      v.object({ kyc: v.optional(kycResult), person: v.optional(person) }),
      v.check(({ kyc, person }) => (kyc ?? person) !== undefined, messages.form.required),
    ),
  }),
  step9: v.looseObject({
    nomineeDetails: v.object({
      nominee: v.optional(nominee),
      reasonForNotOptingPersonalAccident: v.optional(v.string()),
    }),
  }),
  step10: v.looseObject({
    vehicleDetails: v.object({ ...vehicleDetails.entries, proposalStatus: v.optional(v.string()) }),
    photographs: v.optional(v.array(vehiclePhotograph)),
  }),
} as const

const allSteps = v.partial(v.object(motorSteps))
type MotorSteps = v.InferOutput<typeof allSteps>

const toldByOthers: AnswerFields<MotorRecord, MotorSteps> = { write: () => undefined, read: () => undefined }

/** The answers of a motor journey as the specification spells them, by their events. */
const answers = {
  'vehicle.chosen': {
    write: ({ vehicleType }) => vehicleType && { step1: { vehicleType } },
    read: ({ step1 }) => step1 && { vehicleType: step1.vehicleType },
  },
  'registration.given': {
    write: ({ registrationNumber, vehicleType }) => vehicleType && { step1: { registrationNumber } },
    read: ({ step1 }) => step1 && { registrationNumber: step1.registrationNumber },
  },
  'newVehicle.chosen': {
    write: ({ isNew, vehicleType }) => vehicleType && { step1: { IsVehicleNew: isNew } },
    read: ({ step1 }) => step1 && { isNew: step1.IsVehicleNew },
  },
  'city.chosen': {
    write: ({ rto }) => rto && { step1: { rtoCode: rto.value, RTOCityName: rto.city } },
    read: ({ step1 }) =>
      step1?.rtoCode ? { rto: { value: step1.rtoCode, city: step1.RTOCityName ?? '' } } : undefined,
  },
  'make.chosen': {
    write: ({ make }) => make && { step2: { make } },
    read: ({ step2 }) => step2 && { make: step2.make },
  },
  'model.chosen': {
    write: ({ model }) => model && { step3: { model } },
    read: ({ step3 }) => step3 && { model: step3.model },
  },
  'variant.chosen': {
    write: ({ variant }) => variant && { step4: { variantSelection: variant } },
    read: ({ step4 }) => step4 && { variant: step4.variantSelection },
  },
  'dates.given': {
    write: ({ registrationDate, manufacturingDate }) => ({
      step5: { registrationDate, manufaturingDate: manufacturingDate },
    }),
    read: ({ step5 }) =>
      step5 && { registrationDate: step5.registrationDate, manufacturingDate: step5.manufaturingDate },
  },
  'ownership.given': {
    write: ({ customerType, ownerChanged = false, ownerAssumed }) => ({
      step5: { customerType, isOwnerChanged: ownerChanged, ...(ownerAssumed && { ownerAssumed }) },
    }),
    read: ({ step5 }) =>
      step5 && {
        customerType: step5.customerType,
        ownerChanged: step5.isOwnerChanged,
        ...(step5.ownerAssumed && { ownerAssumed: step5.ownerAssumed }),
      },
  },
  'contact.given': {
    write: ({ customer }) =>
      customer && {
        step5: {
          customerDetails: toCustomerDetails(customer),
        },
      },
    read: ({ step5: { customerDetails: details } = {} }) =>
      details && {
        customer: {
          name: details.customer_name,
          email: details.customer_email,
          mobile: details.customer_phone,
        },
      },
  },
  'previousPolicy.given': {
    write: ({ previousPolicy }) =>
      previousPolicy && { step6: { pypSelection: pypSelectionOf(previousPolicy) } },
    read: ({ step6 }) => step6 && { previousPolicy: previousPolicyOf(step6) },
  },
  'request.changed': {
    write: ({ request }) =>
      request && {
        step7: {
          motorRequest: {
            policyType: request.coverType,
            ...(request.idv !== undefined && { idv: rupees(request.idv) }),
            addOns: wireAddOnsOf(request),
          },
        },
      },
    read: ({ step7 }) => step7 && { request: quoteRequestOf(step7.motorRequest) },
  },
  'plan.chosen': {
    write: ({ plan }) => plan && { step7: { selectedPlan: plan } },
    // A seventh step without a plan takes back the one before.
    read: ({ step7 }) => step7 && { plan: step7.selectedPlan },
  },
  'questions.answered': {
    write: ({ addOnAnswers }) => addOnAnswers && { step7: { addOnAnswers } },
    read: ({ step7 }) => (step7?.addOnAnswers ? { addOnAnswers: step7.addOnAnswers } : undefined),
  },
  /** A claim is part of the previous policy, and repeated beside the request (spec §3). */
  'claim.told': {
    write: ({ previousPolicy }) =>
      previousPolicy?.claimed === undefined
        ? undefined
        : { step7: { previousClaimData: { claimed: previousPolicy.claimed } } },
    read: () => undefined,
  },
  'identity.taken': {
    write: ({ kyc }) => kyc && { step8: { kycAndUserDetails: { kyc } } },
    read: ({ step8: { kycAndUserDetails: { kyc } = {} } = {} }) => kyc && { kyc },
  },
  'person.given': {
    write: ({ person: named }) => named && { step8: { kycAndUserDetails: { person: named } } },
    read: ({ step8: { kycAndUserDetails: { person: named } = {} } = {} }) => named && { person: named },
  },
  'nominee.given': {
    write: ({ nominee, personalAccidentDecline: reason }) =>
      (nominee ?? reason) === undefined
        ? undefined
        : {
            step9: {
              nomineeDetails: {
                ...(nominee && { nominee }),
                ...(reason && { reasonForNotOptingPersonalAccident: reason }),
              },
            },
          },
    read: ({ step9 }) =>
      step9 && {
        ...(step9.nomineeDetails.nominee && { nominee: step9.nomineeDetails.nominee }),
        ...(step9.nomineeDetails.reasonForNotOptingPersonalAccident && {
          personalAccidentDecline: step9.nomineeDetails.reasonForNotOptingPersonalAccident,
        }),
      },
  },
  'vehicleDetails.given': {
    write: ({ vehicle, proposalStatus }) =>
      vehicle && { step10: { vehicleDetails: { ...vehicle, ...(proposalStatus && { proposalStatus }) } } },
    read: ({ step10 }) => {
      if (!step10) return undefined
      const { proposalStatus, ...vehicle } = step10.vehicleDetails
      return { vehicle, ...(proposalStatus && { proposalStatus }) }
    },
  },
  'photograph.given': {
    write: ({ photographs }) => (photographs?.length ? { step10: { photographs } } : undefined),
    read: ({ step10 }) => step10?.photographs && { photographs: step10.photographs },
  },
  // What these change is covered by the answers above.
  'number.skipped': toldByOthers,
  'ncb.chosen': toldByOthers,
  'expiry.chosen': toldByOthers,
  'policyEnd.chosen': toldByOthers,
  'quote.arrived': toldByOthers,
  'declaration.accepted': toldByOthers,
} satisfies Readonly<Record<string, AnswerFields<MotorRecord, MotorSteps>>>

/** The saves of a motor journey, with the flat motor request beside their steps (MOTOR-04, MOTOR-05). */
export const motorFields: ProductFields<MotorRecord, MotorSteps> = {
  isWhole: true,
  steps: motorSteps,
  answers,
  beside: { motorRequest: { schema: motorRequest, write: motorRequestOf } },
}

function pypSelectionOf(past: PreviousPolicy) {
  const { claimed, status, insurer, endDate, type, ncb, tpInsurer, tpEndDate, assumed } = past
  return {
    ...(claimed !== undefined && { claimInLastYear: claimed ? 'Yes' : 'No' }),
    PolicyStatus: status,
    ...(insurer && { PreInsurerCode: insurer }),
    ...(endDate && { PrePolicyEndDate: endDate }),
    ...(type && { PreviousPolicyType: type }),
    ...(ncb !== undefined && { PreviousNoClaimBonus: ncb }),
    ...(tpInsurer && { TpInsurer: tpInsurer }),
    ...(tpEndDate && { TpPolicyEndDate: tpEndDate }),
    ...(assumed && { assumed }),
  }
}

function previousPolicyOf({ pypSelection }: NonNullable<MotorSteps['step6']>): PreviousPolicy {
  const { PreInsurerCode, PrePolicyEndDate, PreviousPolicyType, PreviousNoClaimBonus } = pypSelection
  const { TpInsurer, TpPolicyEndDate } = pypSelection
  return {
    ...(pypSelection.claimInLastYear && { claimed: pypSelection.claimInLastYear === 'Yes' }),
    status: pypSelection.PolicyStatus,
    ...(PreInsurerCode && { insurer: PreInsurerCode }),
    ...(PrePolicyEndDate && { endDate: PrePolicyEndDate }),
    ...(PreviousPolicyType && { type: PreviousPolicyType }),
    ...(PreviousNoClaimBonus !== undefined && { ncb: PreviousNoClaimBonus }),
    ...(TpInsurer && { tpInsurer: TpInsurer }),
    ...(TpPolicyEndDate && { tpEndDate: TpPolicyEndDate }),
    ...(pypSelection.assumed && { assumed: pypSelection.assumed }),
  }
}

const quoteRequestOf = ({ addOns, policyType, idv }: NonNullable<MotorSteps['step7']>['motorRequest']) =>
  requestOf(addOns, { coverType: policyType, ...(idv !== undefined && { idv: paise(idv) }) })
