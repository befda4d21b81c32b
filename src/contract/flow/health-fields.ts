import * as v from 'valibot'
import { healthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import {
  customerAddresses,
  fromCustomerAddresses,
  toCustomerAddresses,
} from '../health/customer-addresses.codec.ts'
import { customerDetails, fromCustomerDetails, toCustomerDetails } from '../health/customer-details.codec.ts'
import { fromWireBasics, toWireBasics } from '../health/health-quote.codec.ts'
import { healthStep1 } from '../health/health-quotes.calls.ts'
import {
  customerAddress,
  customerAddressOf,
  customerPincodeOf,
  enquiryIdOf,
  paymentUrlOf,
} from '../health/health-request.codec.ts'
import { fromMedicalHistory, medicalHistory, toMedicalHistory } from '../health/medical-history.codec.ts'
import { fromNomineeDetails, nomineeDetails, toNomineeDetails } from '../health/nominee-details.codec.ts'
import { fromPlanDetails, planDetails, toPlanDetails } from '../health/plan-details.ts'
import type { AnswerFields, ProductFields } from './product-fields.ts'

const healthSteps = {
  step1: v.looseObject(healthStep1.entries),
  step2: v.looseObject({ PlanDetails: v.optional(planDetails), selectedPlan: v.optional(healthPlan) }),
  step3: v.looseObject({ CustomerDetails: v.optional(customerDetails) }),
  step5: v.looseObject({ CustomerDetails: v.optional(medicalHistory) }),
  step6: v.looseObject({ CustomerDetails: v.optional(customerAddresses) }),
  step7: v.looseObject({ NomineeDetails: v.optional(nomineeDetails) }),
} as const

const wireSteps = v.partial(v.object(healthSteps))
type HealthSteps = v.InferOutput<typeof wireSteps>
type Fields = AnswerFields<HealthRecord, HealthSteps>

const basics: Fields = {
  write: ({ basics: known }) => known?.pincode && { step1: toWireBasics(known, known.pincode) },
  read: ({ step1 }) => step1 && { basics: fromWireBasics(step1) },
}

const request: Fields = {
  write: ({ request: wanted }) => wanted && { step2: { PlanDetails: toPlanDetails(wanted) } },
  read: ({ step2 }) => step2?.PlanDetails && { request: fromPlanDetails(step2.PlanDetails) },
}

/** The price that was chosen: the server takes it from its own prices, by its case. */
const plan: Fields = {
  write: ({ plan: chosen }) => chosen && { step2: { selectedPlan: chosen } },
  read: ({ step2 }) => step2?.selectedPlan && { plan: step2.selectedPlan },
}

const person: Fields = {
  write: (record) => {
    const known = toCustomerDetails(record)
    return known && { step3: { CustomerDetails: known } }
  },
  read: ({ step3 }) => step3?.CustomerDetails && fromCustomerDetails(step3.CustomerDetails),
}

const medical: Fields = {
  write: ({ medical: known }) => known && { step5: { CustomerDetails: toMedicalHistory(known) } },
  read: ({ step5 }) => step5?.CustomerDetails && { medical: fromMedicalHistory(step5.CustomerDetails) },
}

const addresses: Fields = {
  write: (record) => {
    const known = toCustomerAddresses(record)
    return known && { step6: { CustomerDetails: known } }
  },
  read: ({ step6 }) => step6?.CustomerDetails && fromCustomerAddresses(step6.CustomerDetails),
}

const nominee: Fields = {
  write: ({ nominee: known }) => known && { step7: { NomineeDetails: toNomineeDetails(known) } },
  read: ({ step7 }) => step7?.NomineeDetails && { nominee: fromNomineeDetails(step7.NomineeDetails) },
}

/** Health's steps as the specification spells them (HEALTH-02 to HEALTH-10). */
export const healthFields: ProductFields<HealthRecord, HealthSteps> = {
  steps: healthSteps,
  answers: {
    'basics.given': basics,
    'request.changed': request,
    'quote.arrived': plan,
    'plan.chosen': plan,
    'person.given': person,
    'medical.given': medical,
    'addresses.given': addresses,
    'nominee.given': nominee,
  },
  beside: {
    quotationNumber: { schema: v.string(), write: ({ quotationNumber }) => quotationNumber },
    enquiryId: { schema: v.string(), write: enquiryIdOf },
    paymentURL: { schema: v.string(), write: paymentUrlOf },
    customerPincode: { schema: v.string(), write: customerPincodeOf },
    customerAddress: { schema: customerAddress, write: customerAddressOf },
  },
}
