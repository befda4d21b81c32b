import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { ProposeRequest } from '#contract/partners/insurer.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { motorTermsOn } from '#machines/motor/motor.terms.ts'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { insurerByKey } from '#machines/reference/insurers.ts'
import { leads, proposals, quoteRuns, quotes } from '#server/db/schema.ts'
import { createInsurers } from '#server/insurers/insurers.ts'
import { newSwift, swift } from '../../machines/motor/record/quoted-record.ts'
import { aJourney, person as asha, nominee, vehicle } from '../journeys/asha.ts'
import type { TestServer } from '../support/test-server.ts'

const insurer = 'digit'

export const person = { ...asha, pan: 'ABCPSXXXXD' }
const kyc = {
  kycStatus: 'success' as const,
  kycType: 'ckyc' as const,
  docName: 'pan',
  docNumber: 'ABCPSXXXXD',
  kycNumber: 'XXXXXXXXXX1234',
  reference: 'kyc-1',
}

/** Records with all answers but the plan. */
const answered = { person, nominee, vehicle, kyc, savedStep: 10 as const }
export const renewal: MotorRecord = { ...swift, ...answered }
export const brandNew: MotorRecord = { ...newSwift, ...answered }

/** A journey of a new visitor whose proposal its insurer has accepted, with the price it was accepted at. */
export async function anAcceptedProposal(server: TestServer, base: MotorRecord = renewal) {
  const visitor = server.visitor()
  const { customerLeadId } = await aJourney(visitor, 1)
  const accepted = await proposeAnew(server, customerLeadId, base)
  return { visitor, customerLeadId, ...accepted }
}

/** Puts the journey to the insurer once more and leaves it where it may be paid for. */
export async function proposeAnew(server: TestServer, leadId: string, base: MotorRecord = renewal) {
  const { db, clock, deps } = server
  const caseId = deps.random.id()
  const today = clock.today()
  const request = defaultRequest(base, today)
  const { plan, quoteNumber, risk } = await priceOf(server, base, caseId)
  const record = { ...base, request, plan }
  const key = `key-of-${caseId}`
  const proposal = proposalOf(record, { quoteNumber, risk, agreed: plan.final })
  const reply = await createInsurers(deps).propose(insurer, proposal, key)
  const at = clock.now()
  const run = { id: caseId, leadId, request: {}, requestHash: 'x', onDay: today, startedAt: at }
  await db.insert(quoteRuns).values(run)
  const quote = { id: caseId, runId: caseId, leadId, insurerId: plan.insurerId, caseId }
  await db.insert(quotes).values({ ...quote, state: 'priced', result: plan })
  await db.insert(proposals).values({
    id: caseId,
    leadId,
    caseId,
    insurerId: plan.insurerId,
    idempotencyKey: key,
    quotedPaise: plan.final,
    agreedPaise: plan.final,
    insurerPaise: plan.final,
    status: reply.status,
    insurerReference: reply.proposal_number,
    createdAt: at,
    updatedAt: at,
  })
  const { mobile } = person
  const moved = { record, status: 'proposalSuccess', mobile, customerName: person.fullName }
  await db.update(leads).set(moved).where(eq(leads.id, leadId))
  return { caseId, amount: plan.final, plan, record }
}

async function priceOf(server: TestServer, base: MotorRecord, caseId: string) {
  const today = server.clock.today()
  const terms = motorTermsOn({ ...base, request: defaultRequest(base, today) }, today)
  const offering = insurerByKey(insurer)
  if (!terms || !offering) throw new Error('There is no risk to price')
  const { risk } = terms
  const { premium, quote_number: quoteNumber } = await createInsurers(server.deps).quote(insurer, {
    product: 'motor',
    reference: caseId,
    risk,
  })
  const { start, end, net, gst, final } = premium
  const price = {
    insurerId: offering.insurerId,
    insurer: offering.name,
    logo: offering.logo,
    caseId,
    planId: 'digit-comprehensive',
    start,
    end,
    lines: premium.lines.map(({ key, label, amount, reason }) => ({ key, label, amount, reason })),
    net,
    gst,
    final,
    included: [],
    missing: [],
    needs: [],
    questions: [],
    notes: [],
  }
  const plan = v.parse(motorPlan, motorServerProduct.planOf(price, premium, terms))
  return { plan: { ...plan, included: [] }, quoteNumber, risk }
}

type Price = { quoteNumber: string; risk: ProposeRequest['risk']; agreed: number }

function proposalOf(record: MotorRecord, { quoteNumber, risk, agreed }: Price): ProposeRequest {
  return {
    product: 'motor',
    quote_number: quoteNumber,
    risk,
    agreed_premium: agreed,
    proposer: {
      type: 'individual',
      salutation: person.salutation,
      name: person.fullName,
      email: person.email,
      mobile: person.mobile,
      address: person.addressLine,
      pincode: person.pincode,
      city: person.city,
      state: person.state,
    },
    kyc: { mode: kyc.kycType, reference: kyc.reference },
    vehicle: {
      registration_number: record.registrationNumber,
      make: record.make?.label ?? '',
      model: record.model?.label ?? '',
      variant: record.variant?.label ?? '',
      engine_number: vehicle.engineNumber,
      chassis_number: vehicle.chassisNumber,
      manufactured: record.manufacturingDate ?? '',
    },
  }
}
