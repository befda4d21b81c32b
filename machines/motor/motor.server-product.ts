import * as v from 'valibot'
import type { InsurerPremium, Renewal, ServerProduct, Sold } from '../core/server-product.ts'
import { comesToReview } from '../purchase/proposal/proposal.states.ts'
import { motorInsurers } from '../reference/insurers.ts'
import { priceChange } from '../rules/price-change.ts'
import type { Day } from '../schemas/basics.ts'
import type { Plan } from '../schemas/plan.ts'
import type { VehicleDetails } from '../schemas/proposal.ts'
import { motorDocument, motorProof } from './document/motor-document.ts'
import { motorProduct, vehicleFacts } from './motor.product.ts'
import { motorRegister } from './motor.register.ts'
import { type MotorTerms, motorTerms, motorTermsOn, motorUnpriceable } from './motor.terms.ts'
import { sentPhotograph, uploads } from './proposal/inspection.ts'
import { proposalMachine, savedProposal } from './proposal/proposal.machine.ts'
import { invalidAnswer } from './proposal/proposal.validity.ts'
import { savedQuoteList } from './quote-list/quote-list.machine.ts'
import type { MotorPlan } from './record/motor-plan.ts'
import type { MotorRecord } from './record/motor-record.ts'
import { photographsAsked } from './rules/inspection.ts'
import { addOnsIn } from './rules/line-flags.ts'
import { numberOf } from './rules/number-of.ts'
import { renewalRecord } from './rules/renewal-record.ts'
import { savedMotor } from './wizard/motor.machine.ts'

/** Motor insurance as its insurers are asked for it. */
export const motorServerProduct: ServerProduct<MotorRecord> = {
  ...motorProduct,
  machines: [savedMotor, savedQuoteList, savedProposal],
  funnel: {
    countedAs: ['bike', 'car'],
    states: {
      number: ['motor.registrationNumber', 'motor.make'],
      price: ['quoteList.open.prices.listed'],
      plan: ['quoteList.choosing'],
      proposal: ['proposal'],
    },
  },
  insurers: motorInsurers,
  terms: motorTerms,
  termsOn: motorTermsOn,
  unpriceable: motorUnpriceable,
  question,
  planOf,
  priceChange: (before: PricedOn, now: PricedOn) => priceChange(comparable(before), comparable(now)),
  invalidAnswer,
  isReadyToPropose: comesToReview(proposalMachine),
  register: motorRegister,
  proposalDetails,
  uploads,
  inspectedFacts: (record) => [{ title: 'Vehicle', entries: vehicleFacts(record) }],
  document: motorDocument,
  proof: motorProof,
  renewal,
}

function question({ risk, vehicle }: MotorTerms): object {
  const { businessType: _business, previousPolicyType: _type, ...asked } = risk
  return { asked, vehicle }
}

const paise = v.pipe(v.number(), v.integer(), v.minValue(0))
const insured = v.object({
  idv: paise,
  minIdv: paise,
  maxIdv: paise,
  deductible: v.optional(paise, 0),
  isInspectionRequired: v.optional(v.boolean(), false),
  odEnd: v.optional(v.pipe(v.string(), v.isoDate())),
})

function planOf(plan: Plan, premium: InsurerPremium, { risk }: MotorTerms): MotorPlan | undefined {
  const read = v.safeParse(insured, premium)
  if (!read.success) return undefined
  const { end } = premium
  const { idv, minIdv, maxIdv, deductible, isInspectionRequired, odEnd = end } = read.output
  return {
    ...plan,
    coverType: risk.coverType,
    ...(idv > 0 && { idv: { value: idv, min: minIdv, max: maxIdv } }),
    end: odEnd,
    ...(odEnd !== end && { thirdPartyEnd: end }),
    ...(deductible > 0 && { deductible }),
    ...(isInspectionRequired && { inspection: true }),
    included: addOnsIn(plan.lines),
  }
}

type PricedOn = { plan: MotorPlan; terms: MotorTerms }

const comparable = ({ plan, terms: { risk } }: PricedOn) => ({
  ...plan,
  businessType: risk.businessType,
  previousEnd: risk.previousEnd,
})

function proposalDetails(record: MotorRecord, { request }: MotorTerms): object {
  const { vehicle, previousPolicy } = record
  const declined = request.personalAccident ? undefined : record.personalAccidentDecline
  const number = vehicle?.previousPolicyNumber
  const photographs = photographsAsked(record)
  return {
    ...(declined && { personal_accident_declined_because: declined }),
    vehicle: vehicleOf(record, vehicle),
    ...(previousPolicy?.insurer &&
      number && {
        previous_policy: {
          insurer: previousPolicy.insurer.label,
          number,
          ...(previousPolicy.endDate && { end: previousPolicy.endDate }),
        },
      }),
    ...(vehicle?.thirdPartyPolicy && { third_party_policy: vehicle.thirdPartyPolicy }),
    ...(photographs.length > 0 && { photographs: photographs.map(sentPhotograph) }),
  }
}

function vehicleOf(record: MotorRecord, vehicle: VehicleDetails | undefined) {
  const { hypothecation, pollutionCertificate: certificate, registrationAddress } = vehicle ?? {}
  return {
    registration_number: numberOf(record),
    make: record.make?.label ?? '',
    model: record.model?.label ?? '',
    variant: record.variant?.label ?? '',
    engine_number: vehicle?.engineNumber ?? '',
    chassis_number: vehicle?.chassisNumber ?? '',
    manufactured: record.manufacturingDate ?? '',
    ...(hypothecation && { financier: { name: hypothecation.bank, city: hypothecation.city } }),
    ...(certificate && {
      pollution_certificate: { number: certificate.number, valid_until: certificate.validUntil },
    }),
    ...(registrationAddress && { registration_address: registrationAddress }),
  }
}

/** The old policy, the person and the papers wait until the renewed journey comes to them. */
function renewal(sold: Sold<MotorRecord>, today: Day): Renewal<MotorRecord> {
  const { previousPolicy, person, nominee, vehicle, renewalOf, ...answers } = renewalRecord(sold, today)
  return { answers, carried: { previousPolicy, person, nominee, vehicle, renewalOf } }
}
