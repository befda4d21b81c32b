import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { nameScore, sameNameFrom } from '#machines/rules/name-match.ts'
import { motorPlan } from '#machines/schemas/motor-plan.ts'
import type { KycResult, Person } from '#machines/schemas/proposal.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { kycOf } from '../kyc/kyc.store.ts'
import { planOfCase } from '../quotes/quotes.store.ts'
import { type IdentityNumbers, openNumbers, unknownNumber, unmasked } from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'
import type { SaveRequest } from './told.ts'

type Needs = Pick<Deps, 'db' | 'config'>

/**
 * A told record that says nothing on its own authority: the price of a chosen plan is the one its insurer
 * gave, who the customer is was found out by KYC, and a masked number is the one we keep sealed.
 */
export async function trusted(
  { db, config }: Needs,
  { step, step7 }: SaveRequest,
  told: MotorRecord,
): Promise<MotorRecord> {
  if (step === 7 && step7?.selectedPlan) {
    return { ...told, plan: await planOf(db, told.leadId, step7.selectedPlan.caseId) }
  }
  if (step !== 8) return told
  const known = openNumbers(sealOf(config.secrets.signing), told)
  return { ...told, kyc: await foundOut(db, told), person: told.person && inFull(told.person, known) }
}

async function planOf(db: Db, leadId: string, caseId: string) {
  const plan = await planOfCase(db, leadId, caseId)
  return plan
    ? v.parse(motorPlan, plan)
    : refuseField('step7.selectedPlan.caseId', messages.journey.quotesFailed)
}

/** Who KYC found, whose policy it will be: it can be issued in no other name. */
async function foundOut(db: Db, { leadId, kyc: told, person }: MotorRecord): Promise<KycResult> {
  const kyc = told && (await kycOf(db, leadId, told.reference))
  if (!kyc) return refuseField('step8.kycAndUserDetails.kyc', messages.journey.kycPoaNeeded)
  const isSame = !kyc.name || !person || nameScore(kyc.name, person.fullName) >= sameNameFrom
  return isSame ? kyc : refuseField('fullName', messages.proposal.otherName(kyc.name ?? ''))
}

function inFull(person: Person, known: IdentityNumbers): Person {
  const full = unmasked(person, known)
  const missing = unknownNumber(full)
  return missing === undefined ? full : refuseField(missing, messages.form.required)
}

const refuseField = (path: string, message: string) =>
  refuse('invalid', undefined, { issues: [{ path, message }] })
