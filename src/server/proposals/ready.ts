import * as v from 'valibot'
import { knownAnswer } from '#machines/core/answer.ts'
import { proposalEvents } from '#machines/proposal/proposal.events.ts'
import { answerOf, type ProposalPart } from '#machines/proposal/proposal.good.ts'
import { proposalMachine } from '#machines/proposal/proposal.machine.ts'
import { asOfToday } from '#machines/record/past.ts'
import { messages } from '#machines/reference/messages.ts'
import { nameScore, sameNameFrom } from '#machines/rules/name-match.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { KycResult, Person } from '#machines/schemas/proposal.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { runOf } from '../engine/run.ts'
import { refuse } from '../http/refuse.ts'
import { kycOf } from '../kyc/kyc.store.ts'
import { type Offer, offerOfCase } from '../quotes/quotes.store.ts'
import { type IdentityNumbers, openNumbers } from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'

/** Everything a proposal is made of; all of it stored, none of it told by whoever asks. */
export type Ready = {
  record: MotorRecord
  offer: Offer
  person: Person
  kyc: KycResult
  numbers: IdentityNumbers
}

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
const { proposal: texts } = messages

/** The offer behind the chosen plan; stale where it is of an earlier day. */
export async function offerOf(db: Needs['db'], { leadId, plan }: MotorRecord): Promise<Offer> {
  if (!plan) return refuse('not-now', texts.noPlan)
  return (await offerOfCase(db, leadId, plan.caseId)) ?? refuse('not-now', texts.otherPlan)
}

/**
 * What may be put to the insurer (register T09): the machine stands where the customer declares that all is
 * true, its answers still hold today, KYC has succeeded, and the numbers the insurer asks for can be read.
 */
export async function readyToPropose(deps: Needs, lead: Lead, offer: Offer): Promise<Ready> {
  const today = deps.clock.today()
  const stored = asOfToday(recordOf(lead), today)
  const kyc = await succeededKyc(deps.db, stored)
  const record = { ...stored, kyc }
  const { person } = record
  refuseWhatNoLongerHolds(record, today)
  if (!person || !standsAtReview(record, today)) return refuse('not-now', texts.incomplete)
  if (kyc.name && nameScore(kyc.name, person.fullName) < sameNameFrom)
    return refuseAnswer('person.given.fullName', texts.otherName(kyc.name))
  const numbers = openNumbers(sealOf(deps.config.secrets.signing), record)
  return { record, offer, person, kyc, numbers: neededOf(record, numbers) }
}

async function succeededKyc(db: Needs['db'], { leadId, kyc }: MotorRecord): Promise<KycResult> {
  const known = kyc && (await kycOf(db, leadId, kyc.reference))
  if (!known) return refuse('not-now', texts.kycMissing)
  return known.kycStatus === 'success' ? known : refuse('not-now', messages.kyc.inReview)
}

function standsAtReview(record: MotorRecord, today: Day): boolean {
  const { snapshot } = runOf(proposalMachine, {}).begin({ today, record, screen: 'review' })
  return snapshot.matches('review')
}

/** An answer that was right when it was saved may not be today, or another plan may ask for more. */
function refuseWhatNoLongerHolds(record: MotorRecord, today: Day): void {
  for (const part of Object.keys(answerOf) as ProposalPart[]) {
    if (record[part] === undefined) continue
    const type = answerOf[part]
    const parsed = v.safeParse(proposalEvents[type].schema(today), knownAnswer(proposalEvents, type, record))
    if (parsed.success) continue
    const [{ message }] = parsed.issues
    refuseAnswer([type, v.getDotPath(parsed.issues[0])].join('.'), message)
  }
}

/** Only the numbers this insurer asks for (plan.needs). */
function neededOf({ plan }: MotorRecord, { pan, aadhaar, gstin }: IdentityNumbers): IdentityNumbers {
  const known = { pan, aadhaar, gst: gstin }
  const missing = plan?.needs.find((need) => known[need] === undefined)
  if (missing) return refuseAnswer(`person.given.${missing}`, messages.form.required)
  const needs = (need: keyof typeof known) => plan?.needs.includes(need)
  return {
    ...(pan && needs('pan') && { pan }),
    ...(aadhaar && needs('aadhaar') && { aadhaar }),
    ...(gstin && needs('gst') && { gstin }),
  }
}

const refuseAnswer = (path: string, message: string) =>
  refuse('invalid', texts.incomplete, { issues: [{ path, message }] })
