import { paise, rupees } from '#machines/rules/money.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { requestOf, wireAddOnsOf } from '../quotes/wire-add-ons.ts'
import type { WireSteps } from './steps.ts'

/** The record's answers as the wire's steps; steps not answered yet are left out. */
export function toWireSteps(record: MotorRecord): WireSteps {
  return Object.fromEntries(
    Object.entries(writers)
      .map(([step, write]) => [step, write(record)] as const)
      .filter(([, written]) => written !== undefined),
  )
}

/** The wire's steps as a record's answers. */
export function fromWireSteps(steps: WireSteps): Partial<MotorRecord> {
  return {
    ...(steps.step1 && fromStep1(steps.step1)),
    ...(steps.step2 && { make: steps.step2.make }),
    ...(steps.step3 && { model: steps.step3.model }),
    ...(steps.step4 && { variant: steps.step4.variantSelection }),
    ...(steps.step5 && fromStep5(steps.step5)),
    ...(steps.step6 && fromStep6(steps.step6)),
    ...(steps.step7 && fromStep7(steps.step7)),
    ...steps.step8?.kycAndUserDetails,
    ...(steps.step9 && fromStep9(steps.step9)),
    ...(steps.step10 && fromStep10(steps.step10)),
  }
}

const writers: { [S in keyof WireSteps]-?: (record: MotorRecord) => WireSteps[S] } = {
  step1: ({ registrationNumber, vehicleType, isNew, rto }) =>
    vehicleType && {
      registrationNumber,
      vehicleType,
      IsVehicleNew: isNew,
      ...(rto && { rtoCode: rto.value, RTOCityName: rto.city }),
    },
  step2: ({ make }) => make && { make },
  step3: ({ model }) => model && { model },
  step4: ({ variant }) => variant && { variantSelection: variant },
  step5: ({ customer, customerType, ownerChanged, manufacturingDate, registrationDate }) =>
    customer && customerType && manufacturingDate && registrationDate
      ? {
          customerDetails: {
            customer_name: customer.name,
            customer_email: customer.email,
            customer_phone: customer.mobile,
          },
          customerType,
          isOwnerChanged: ownerChanged ?? false,
          manufaturingDate: manufacturingDate,
          registrationDate,
        }
      : undefined,
  step6: ({ previousPolicy: past }) =>
    past && {
      pypSelection: {
        ...(past.claimed !== undefined && { claimInLastYear: past.claimed ? 'Yes' : 'No' }),
        PolicyStatus: past.status,
        ...(past.insurer && { PreInsurerCode: past.insurer }),
        ...(past.endDate && { PrePolicyEndDate: past.endDate }),
        ...(past.type && { PreviousPolicyType: past.type }),
        ...(past.ncb !== undefined && { PreviousNoClaimBonus: past.ncb }),
      },
    },
  step7: ({ request, previousPolicy, plan, addOnAnswers }) =>
    request && {
      motorRequest: {
        policyType: request.coverType,
        ...(request.idv !== undefined && { idv: rupees(request.idv) }),
        addOns: wireAddOnsOf(request),
      },
      ...claimOf(previousPolicy),
      ...(plan && { selectedPlan: plan }),
      ...(addOnAnswers && { addOnAnswers }),
    },
  step8: ({ kyc, person }) => person && { kycAndUserDetails: { ...(kyc && { kyc }), person } },
  step9: ({ nominee, personalAccidentDecline }) =>
    (nominee || personalAccidentDecline) !== undefined
      ? {
          nomineeDetails: {
            ...(nominee && { nominee }),
            ...(personalAccidentDecline && { reasonForNotOptingPersonalAccident: personalAccidentDecline }),
          },
        }
      : undefined,
  step10: ({ vehicle, proposalStatus }) =>
    vehicle && { vehicleDetails: { ...vehicle, ...(proposalStatus && { proposalStatus }) } },
}

/** Nothing where a renewal has not been told yet. */
const claimOf = (past: MotorRecord['previousPolicy']) =>
  past?.claimed === undefined ? {} : { previousClaimData: { claimed: past.claimed } }

function fromStep1(step: NonNullable<WireSteps['step1']>): Partial<MotorRecord> {
  const { registrationNumber, vehicleType, IsVehicleNew, rtoCode, RTOCityName } = step
  return {
    registrationNumber,
    vehicleType,
    isNew: IsVehicleNew,
    ...(rtoCode && { rto: { value: rtoCode, city: RTOCityName ?? '' } }),
  }
}

function fromStep5(step: NonNullable<WireSteps['step5']>): Partial<MotorRecord> {
  const { customerDetails, customerType, isOwnerChanged, manufaturingDate, registrationDate } = step
  return {
    customer: {
      name: customerDetails.customer_name,
      email: customerDetails.customer_email,
      mobile: customerDetails.customer_phone,
    },
    customerType,
    ownerChanged: isOwnerChanged,
    manufacturingDate: manufaturingDate,
    registrationDate,
  }
}

function fromStep6({ pypSelection }: NonNullable<WireSteps['step6']>): Partial<MotorRecord> {
  const { PreInsurerCode, PrePolicyEndDate, PreviousPolicyType, PreviousNoClaimBonus } = pypSelection
  return {
    previousPolicy: {
      ...(pypSelection.claimInLastYear && { claimed: pypSelection.claimInLastYear === 'Yes' }),
      status: pypSelection.PolicyStatus,
      ...(PreInsurerCode && { insurer: PreInsurerCode }),
      ...(PrePolicyEndDate && { endDate: PrePolicyEndDate }),
      ...(PreviousPolicyType && { type: PreviousPolicyType }),
      ...(PreviousNoClaimBonus !== undefined && { ncb: PreviousNoClaimBonus }),
    },
  }
}

function fromStep7({ motorRequest, selectedPlan, addOnAnswers }: NonNullable<WireSteps['step7']>) {
  return {
    request: requestOf(motorRequest.addOns, {
      coverType: motorRequest.policyType,
      ...(motorRequest.idv !== undefined && { idv: paise(motorRequest.idv) }),
    }),
    ...(selectedPlan && { plan: selectedPlan }),
    ...(addOnAnswers && { addOnAnswers }),
  }
}

function fromStep9({ nomineeDetails }: NonNullable<WireSteps['step9']>): Partial<MotorRecord> {
  return {
    ...(nomineeDetails.nominee && { nominee: nomineeDetails.nominee }),
    ...(nomineeDetails.reasonForNotOptingPersonalAccident && {
      personalAccidentDecline: nomineeDetails.reasonForNotOptingPersonalAccident,
    }),
  }
}

function fromStep10({ vehicleDetails }: NonNullable<WireSteps['step10']>): Partial<MotorRecord> {
  const { proposalStatus, ...vehicle } = vehicleDetails
  return { vehicle, ...(proposalStatus && { proposalStatus }) }
}
