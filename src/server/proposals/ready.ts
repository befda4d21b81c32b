import type { ServerProduct } from '#machines/core/server-product.ts'
import { productOf } from '#machines/products.ts'
import { messages } from '#machines/reference/messages.ts'
import { nameScore, sameNameScore } from '#machines/rules/name-match.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { KycResult, Person } from '#machines/schemas/proposal.ts'
import { openRecordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { documentOf } from '../documents/uploads.store.ts'
import { fail } from '../http/fail.ts'
import { kycOf, provedNumbers } from '../kyc/kyc.store.ts'
import { type Offer, offerOfCase } from '../quotes/quotes.store.ts'
import { besideRegister } from '../registry/beside-register.ts'
import type { LookUpDeps } from '../registry/look-up.ts'
import { type IdentityNumbers, numbersInFull, openNumbers } from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'

/** Everything a proposal is made of, all of it stored, none of it from the request. */
export type Ready = {
  product: ServerProduct
  record: JourneyRecord
  offer: Offer
  person: Person
  kyc: KycResult
  numbers: IdentityNumbers
}

type ReadyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'products'> & LookUpDeps
const { proposal: texts } = messages

/** The offer of the chosen plan; stale where it is of an earlier day. */
export async function offerOf({ db, products }: ReadyDeps, record: JourneyRecord): Promise<Offer> {
  const { leadId, plan } = record
  if (!plan) return fail('not-now', texts.noPlan)
  return (
    (await offerOfCase(db, productOf(products, record), leadId, plan.caseId)) ??
    fail('not-now', texts.otherPlan)
  )
}

/**
 * What may be sent to the insurer (T09): the machine is at the declaration, its answers are still valid today, KYC
 * has succeeded, and the numbers the insurer requires can be decrypted.
 */
export async function readyToPropose(deps: ReadyDeps, lead: Lead, offer: Offer): Promise<Ready> {
  const today = deps.clock.today()
  const product = productOf(deps.products, lead)
  const stored = product.asOfToday(openRecordOf(deps, lead), today)
  const kyc = await succeededKyc(deps.db, stored)
  const { record, contradiction } = await besideRegister(deps, product, { ...stored, kyc })
  const { person } = record
  const invalid = product.invalidAnswer(record, today)
  if (invalid) return rejectAnswer(invalid.path, invalid.message)
  if (!person || !product.isReadyToPropose(record, today)) return fail('not-now', texts.incomplete)
  if (contradiction) return rejectAnswer(contradiction.path, contradiction.message)
  await checkUploads(deps.db, product, record)
  if (kyc.name && nameScore(kyc.name, person.fullName) < sameNameScore)
    return rejectAnswer('person.given.fullName', texts.otherName(kyc.name))
  const seal = sealOf(deps.config.keys)
  const known = { ...(await provedNumbers(deps.db, seal, lead.id)), ...openNumbers(seal, record) }
  return { product, record, offer, person, kyc, numbers: neededOf(record, numbersInFull(person, known)) }
}

/** A named document counts only if it was uploaded to this journey. */
async function checkUploads(db: ReadyDeps['db'], product: ServerProduct, record: JourneyRecord) {
  for (const { path, category, documentId } of product.uploads?.(record) ?? []) {
    const document = await documentOf(db, record.leadId, documentId)
    if (document?.category !== category) rejectAnswer(path, texts.uploadGone)
  }
}

async function succeededKyc(db: ReadyDeps['db'], { leadId, kyc }: JourneyRecord): Promise<KycResult> {
  const known = kyc && (await kycOf(db, leadId, kyc.reference))
  if (!known) return fail('not-now', texts.kycMissing)
  return known.kycStatus === 'success' ? known : fail('not-now', messages.kyc.inReview)
}

/** The answer that holds each number an insurer may ask for. */
const fieldOf = { pan: 'pan', aadhaar: 'aadhaar', gst: 'gstin' } as const

/** Only the numbers this insurer asks for (plan.needs). */
function neededOf({ plan }: JourneyRecord, known: IdentityNumbers): IdentityNumbers {
  const fields = plan?.needs.map((need) => fieldOf[need]) ?? []
  const missing = fields.find((field) => known[field] === undefined)
  if (missing) return rejectAnswer(`person.given.${missing}`, messages.form.required)
  return Object.fromEntries(fields.map((field) => [field, known[field]]))
}

const rejectAnswer = (path: string, message: string) =>
  fail('invalid', texts.incomplete, { issues: [{ path, message }] })
