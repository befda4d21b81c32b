import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { PreviousPolicy } from '#machines/motor/record/previous-policy.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import { requestOf, wireAddOnsOf } from '../quotes/wire-add-ons.ts'
import type { WireSteps } from './steps.ts'

/** Maps an answer between the record and the fields of a saved step, in both directions. */
type StepFields = {
  write(record: MotorRecord): object | undefined
  read(steps: WireSteps): Partial<MotorRecord> | undefined
}

const toldByOthers: StepFields = { write: () => undefined, read: () => undefined }

/**
 * The answers of a motor journey as the specification spells them, by their events. An answer that is not listed
 * travels under its own names in the fields of its step, see `otherFields`.
 */
export const motorFields = {
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
    write: ({ customerType, ownerChanged = false }) => ({
      step5: { customerType, isOwnerChanged: ownerChanged },
    }),
    read: ({ step5 }) => step5 && { customerType: step5.customerType, ownerChanged: step5.isOwnerChanged },
  },
  'contact.given': {
    write: ({ customer }) =>
      customer && {
        step5: {
          customerDetails: {
            customer_name: customer.name,
            customer_email: customer.email,
            customer_phone: customer.mobile,
          },
        },
      },
    read: ({ step5 }) =>
      step5 && {
        customer: {
          name: step5.customerDetails.customer_name,
          email: step5.customerDetails.customer_email,
          mobile: step5.customerDetails.customer_phone,
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
    read: ({ step7 }) => (step7?.selectedPlan ? { plan: step7.selectedPlan } : undefined),
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
  /** With what the identity check has found out, which is no answer of a person. */
  'person.given': {
    write: ({ kyc, person }) => person && { step8: { kycAndUserDetails: { ...(kyc && { kyc }), person } } },
    read: ({ step8 }) => step8?.kycAndUserDetails,
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
  // What these change is covered by the answers above.
  'number.skipped': toldByOthers,
  'ncb.chosen': toldByOthers,
  'expiry.chosen': toldByOthers,
  'quote.arrived': toldByOthers,
  'declaration.accepted': toldByOthers,
} satisfies Readonly<Record<string, StepFields>>

function pypSelectionOf({ claimed, status, insurer, endDate, type, ncb }: PreviousPolicy) {
  return {
    ...(claimed !== undefined && { claimInLastYear: claimed ? 'Yes' : 'No' }),
    PolicyStatus: status,
    ...(insurer && { PreInsurerCode: insurer }),
    ...(endDate && { PrePolicyEndDate: endDate }),
    ...(type && { PreviousPolicyType: type }),
    ...(ncb !== undefined && { PreviousNoClaimBonus: ncb }),
  }
}

function previousPolicyOf({ pypSelection }: NonNullable<WireSteps['step6']>): PreviousPolicy {
  const { PreInsurerCode, PrePolicyEndDate, PreviousPolicyType, PreviousNoClaimBonus } = pypSelection
  return {
    ...(pypSelection.claimInLastYear && { claimed: pypSelection.claimInLastYear === 'Yes' }),
    status: pypSelection.PolicyStatus,
    ...(PreInsurerCode && { insurer: PreInsurerCode }),
    ...(PrePolicyEndDate && { endDate: PrePolicyEndDate }),
    ...(PreviousPolicyType && { type: PreviousPolicyType }),
    ...(PreviousNoClaimBonus !== undefined && { ncb: PreviousNoClaimBonus }),
  }
}

const quoteRequestOf = ({ addOns, policyType, idv }: NonNullable<WireSteps['step7']>['motorRequest']) =>
  requestOf(addOns, { coverType: policyType, ...(idv !== undefined && { idv: paise(idv) }) })
