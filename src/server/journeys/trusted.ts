import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import { fromStepFields } from '#contract/flow/step-fields.ts'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import { messages } from '#machines/reference/messages.ts'
import { nameScore, sameNameScore } from '#machines/rules/name-match.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { KycResult, Person } from '#machines/schemas/proposal.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import { fail } from '../http/fail.ts'
import { kycOf } from '../kyc/kyc.store.ts'
import { planOfCase } from '../quotes/quotes.store.ts'
import {
  type IdentityNumbers,
  identityNumbers,
  openNumbers,
  unknownNumber,
  unmasked,
} from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'

type TrustedDeps = Pick<Deps, 'db' | 'config'>

/**
 * A submitted record without untrusted values: a plan's price is its insurer's, the customer's identity is KYC's,
 * and a masked number is the sealed one.
 */
export async function trustedRecord(
  { db, config }: TrustedDeps,
  { step }: SaveRequest,
  told: JourneyRecord,
): Promise<JourneyRecord> {
  if (step === 7 && told.plan) {
    return { ...told, plan: await planOf(db, told.leadId, told.plan.caseId) }
  }
  if (step !== 8) return told
  const known = openNumbers(sealOf(config.secrets.signing), told)
  return { ...told, kyc: await foundOut(db, told), person: told.person && inFull(told.person, known) }
}

/** The same of events: before a plan is chosen its price arrives, and numbers are told in full. */
export async function trustedEvents(
  deps: TrustedDeps,
  record: JourneyRecord,
  events: readonly AnyEventObject[],
): Promise<AnyEventObject[]> {
  const trusted = await Promise.all(events.map((event) => trustedEvent(deps, record, event)))
  return trusted.flat()
}

async function trustedEvent(
  { db, config }: TrustedDeps,
  record: JourneyRecord,
  event: AnyEventObject,
): Promise<AnyEventObject[]> {
  if (event.type === 'plan.chosen') {
    return [{ type: 'quote.arrived', plan: await planOf(db, record.leadId, String(event.caseId)) }, event]
  }
  if (event.type !== 'person.given') return [event]
  const known = openNumbers(sealOf(config.secrets.signing), record)
  return [{ ...event, ...inFull(v.parse(identityNumbers, event), known) }]
}

/** Who KYC found for the saved answer of a person, or found before. */
export async function trustedKyc(
  { db }: TrustedDeps,
  request: SaveRequest,
  record: JourneyRecord,
  events: readonly AnyEventObject[],
): Promise<KycResult | undefined> {
  if (request.step !== 8) return record.kyc
  const { kyc = record.kyc }: Pick<JourneyRecord, 'kyc'> = fromStepFields(request, request)
  const person = events.find(({ type }) => type === 'person.given')
  return foundOut(db, {
    leadId: record.leadId,
    kyc,
    ...(person && { person: { fullName: String(person.fullName) } }),
  })
}

async function planOf(db: Db, leadId: string, caseId: string) {
  const plan = await planOfCase(db, leadId, caseId)
  return plan
    ? v.parse(motorPlan, plan)
    : rejectField('step7.selectedPlan.caseId', messages.journey.quotesFailed)
}

type Told = Pick<JourneyRecord, 'leadId' | 'kyc'> & { person?: Pick<Person, 'fullName'> | undefined }

/** The person KYC found; the policy can be issued in no other name. */
async function foundOut(db: Db, { leadId, kyc: told, person }: Told): Promise<KycResult> {
  const kyc = told && (await kycOf(db, leadId, told.reference))
  if (!kyc) return rejectField('step8.kycAndUserDetails.kyc', messages.journey.kycPoaNeeded)
  const isSame = !kyc.name || !person || nameScore(kyc.name, person.fullName) >= sameNameScore
  return isSame ? kyc : rejectField('fullName', messages.proposal.otherName(kyc.name ?? ''))
}

function inFull<P extends IdentityNumbers>(person: P, known: IdentityNumbers): P {
  const full = unmasked(person, known)
  const missing = unknownNumber(full)
  return missing === undefined ? full : rejectField(missing, messages.form.required)
}

const rejectField = (path: string, message: string) =>
  fail('invalid', undefined, { issues: [{ path, message }] })
