import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { messages } from '#machines/reference/messages.ts'
import { nameScore, sameNameScore } from '#machines/rules/name-match.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type KycResult, kycResult, type Person } from '#machines/schemas/proposal.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { Submission } from '../engine/apply-events.ts'
import { followsKyc, identifies } from '../engine/play-steps.ts'
import { fail } from '../http/fail.ts'
import { kycOf, latestKyc, provedNumbers } from '../kyc/kyc.store.ts'
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
  product: ServerProduct,
  record: JourneyRecord,
  submitted: JourneyRecord,
): Promise<JourneyRecord> {
  const isNewPlan = submitted.plan !== undefined && submitted.plan !== record.plan
  const plan = isNewPlan ? await planOf(db, product, record, submitted.plan?.caseId ?? '') : submitted.plan
  if (submitted.person === record.person && submitted.kyc === record.kyc) return { ...submitted, plan }
  const kyc = submitted.kyc && (await checkedKyc(db, submitted.leadId, submitted.kyc))
  if (kyc) rejectOtherName(kyc, submitted.person)
  const known = await knownNumbers({ db, config }, submitted)
  return { ...submitted, plan, kyc, person: submitted.person && inFull(submitted.person, known) }
}

/** What a mask may stand for: what the customer gave before, or has proved. */
async function knownNumbers({ db, config }: TrustedDeps, record: JourneyRecord): Promise<IdentityNumbers> {
  const seal = sealOf(config.keys)
  return { ...(await provedNumbers(db, seal, record.leadId)), ...openNumbers(seal, record) }
}

/** The same of events: before a plan is chosen its price arrives, and masked numbers are filled in. */
export async function trustedEvents(
  deps: TrustedDeps,
  product: ServerProduct,
  record: JourneyRecord,
  events: readonly AnyEventObject[],
): Promise<AnyEventObject[]> {
  const trusted = await Promise.all(events.map((event) => trustedEvent(deps, product, record, event)))
  return trusted.flat()
}

async function trustedEvent(
  { db, config }: TrustedDeps,
  product: ServerProduct,
  record: JourneyRecord,
  event: AnyEventObject,
): Promise<AnyEventObject[]> {
  if (event.type === 'plan.chosen') {
    const plan = await planOf(db, product, record, String(event.caseId))
    return [{ type: 'quote.arrived', plan }, event]
  }
  if (event.type === 'identity.taken')
    return [{ ...event, kyc: await checkedKyc(db, record.leadId, v.parse(kycResult, event.kyc)) }]
  if (event.type !== 'person.given') return [event]
  const known = await knownNumbers({ db, config }, record)
  return [{ ...event, ...inFull(v.parse(identityNumbers, event), known) }]
}

type Save = { record: JourneyRecord; today: Day; claimed: KycResult | undefined }

/**
 * Whom KYC found, for a save: nobody where the save itself tells whom the customer has confirmed, else the check that
 * the caller refers to, else the last successful one where the save follows the check or nobody was found before, else
 * the one on record.
 */
export async function trustedKyc(
  { db }: TrustedDeps,
  submission: Submission,
  { record, today, claimed }: Save,
): Promise<KycResult | undefined> {
  if (!identifies(submission.saved)) return record.kyc
  if (submission.events.some(({ type }) => type === 'identity.taken')) return undefined
  if (claimed) return checkedKyc(db, record.leadId, claimed)
  const isSettled = record.kyc && !followsKyc(submission, { record, today }, record.kyc)
  return isSettled ? record.kyc : latestKyc(db, record.leadId)
}

/** The policy can be issued in no other name than the one that KYC found. */
export function rejectOtherName(
  { name }: Pick<KycResult, 'name'>,
  person: Pick<Person, 'fullName'> | undefined,
): void {
  const isSame = !name || !person || nameScore(name, person.fullName) >= sameNameScore
  if (!isSame) rejectField('fullName', messages.proposal.otherName(name))
}

/** The price of a case as its insurer gave it, with all that its product adds. */
async function planOf(db: Db, product: ServerProduct, record: JourneyRecord, caseId: string) {
  const plan = await planOfCase(db, record.leadId, caseId)
  return plan
    ? v.parse(product.record, { ...record, plan }).plan
    : rejectField('step7.selectedPlan.caseId', messages.journey.quotesFailed)
}

const checkedKyc = async (db: Db, leadId: string, { reference }: KycResult): Promise<KycResult> =>
  (await kycOf(db, leadId, reference)) ?? rejectKyc()

const rejectKyc = () => rejectField('step8.kycAndUserDetails.kyc', messages.journey.kycPoaNeeded)

function inFull<P extends IdentityNumbers>(person: P, known: IdentityNumbers): P {
  const full = unmasked(person, known)
  const missing = unknownNumber(full)
  return missing === undefined ? full : rejectField(missing, messages.form.required)
}

const rejectField = (path: string, message: string) =>
  fail('invalid', undefined, { issues: [{ path, message }] })
