import * as v from 'valibot'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import { policyStatus } from '#machines/motor/record/previous-policy.ts'
import { previousPolicyTypes } from '#machines/reference/policies.ts'
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
import { wireAddOns } from '../quotes/wire-add-ons.ts'

/**
 * The saved steps as the resume record spells them (spec §3), misspellings included. Answers of ours that the
 * specification does not have are in their step under their own name.
 */
export const wireSteps = {
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
    customerDetails: v.object({
      customer_name: v.string(),
      customer_email: v.optional(v.string(), ''),
      customer_phone: v.string(),
    }),
    customerType,
    isOwnerChanged: v.boolean(),
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
  /** A renewal knows the person before the identity check. */
  step8: v.looseObject({ kycAndUserDetails: v.object({ kyc: v.optional(kycResult), person }) }),
  step9: v.looseObject({
    nomineeDetails: v.object({
      nominee: v.optional(nominee),
      reasonForNotOptingPersonalAccident: v.optional(v.string()),
    }),
  }),
  step10: v.looseObject({
    vehicleDetails: v.object({ ...vehicleDetails.entries, proposalStatus: v.optional(v.string()) }),
  }),
} as const

export const wireStepsPartial = v.partial(v.object(wireSteps))
export type WireSteps = v.InferOutput<typeof wireStepsPartial>
