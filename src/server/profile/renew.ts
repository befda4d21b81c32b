import { eq } from 'drizzle-orm'
import { processDescriptions } from '#contract/flow/step-name.ts'
import type { Renewal, Sold } from '#machines/core/server-product.ts'
import { productOf } from '#machines/products.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import { isRenewable, renewalWindow } from '#machines/rules/renewal.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { LeadOwner } from '../access/lead-owner.ts'
import { findLead, insertLead, recordOf } from '../access/leads.store.ts'
import { withQuotationNumber } from '../access/quotation-numbers.store.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { actorOf } from '../engine/actor.ts'
import { logTransitions } from '../engine/log-transitions.ts'
import { playSteps } from '../engine/play-steps.ts'
import { stepsUpTo } from '../engine/submitted.ts'
import type { Caller } from '../http/caller.ts'
import { fail } from '../http/fail.ts'
import { openIssuedOf, policyOfLead } from '../policies/policies.store.ts'
import { openNumbers } from '../sealed/numbers.ts'
import { sealedRecord } from '../sealed/record.ts'
import { sealOf } from '../sealed/seal.ts'
import { renewalsOf } from './policies.store.ts'

type RenewDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config' | 'products' | 'recording'>
type Renewer = { caller: Caller; owner: LeadOwner; keepLead: (leadId: string) => Promise<string> }

/** The journey that renews a policy: the open one, else a new one; parallel requests start only one. */
export function startRenewal(deps: RenewDeps, sold: Lead, by: Renewer): Promise<Lead> {
  return deps.db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, sold.id)).for('update')
    const begun = (await renewalsOf(tx, by.owner, [sold.id])).at(-1)
    if (begun && isPaid(begun.status ?? undefined)) return fail('not-now', texts.alreadyRenewed)
    const policy = await soldBy(deps, tx, sold)
    const today = deps.clock.today()
    if (!isRenewable(renewalWindow(policy, today), today)) return fail('not-now', texts.notRenewable)
    const known = begun && (await findLead(tx, begun.id))
    if (!known) return begin(tx, deps, { sold, policy }, by)
    await by.keepLead(known.id)
    return known
  })
}

async function soldBy(deps: RenewDeps, db: Db, { id }: Lead): Promise<Sold> {
  const policy = await policyOfLead(db, id)
  if (!policy || policy.cancellation) return fail('not-now', texts.notRenewable)
  const { policyNumber, start, end, odEnd, record } = openIssuedOf(deps, policy)
  return { leadId: id, policyNumber, insurerId: policy.insurerId, start, end, odEnd, record }
}

/** Refused where policies of this product are not renewed here. */
function renewalOf({ products, clock }: RenewDeps, policy: Sold): Renewal {
  const renewed = productOf(products, policy.record).renewal?.(policy, clock.today())
  return renewed ?? fail('not-now', texts.notRenewable)
}

type Basis = { sold: Lead; policy: Sold }

/** The same machine plays the answers of the first steps; later ones are carried along. */
async function begin(
  tx: Db,
  deps: RenewDeps,
  { sold, policy }: Basis,
  { caller, ...by }: Renewer,
): Promise<Lead> {
  const { clock, random, config } = deps
  const [id, today, at] = [random.id(), clock.today(), clock.now()]
  const product = productOf(deps.products, sold)
  const { answers, carried } = renewalOf(deps, policy)
  const submitted = { ...answers, ...carried, source: 'customer' as const }
  const record = { ...answers, leadId: id, version: 0, savedStep: 0 as const }
  const steps = stepsUpTo(answers.savedStep)
  const applied = playSteps(product, { record, submitted, steps, today })
  const known = { ...carried, person: personOf(deps, sold, carried.person) }
  const lead = {
    id,
    quoteType: sold.quoteType,
    ownerHash: await by.keepLead(id),
    refCode: null,
    language: sold.language,
  }
  const numbered = await withQuotationNumber(deps, tx, { ...applied.record, ...known })
  const saved = { record: sealedRecord(config, product, numbered), at }
  const processDescription = processDescriptions[applied.record.savedStep]
  const inserted = await insertLead(deps, tx, { ...lead, ...by.owner }, { ...saved, processDescription })
  await logTransitions(deps, tx, id, applied.moves, actorOf(caller, at, 'customer/renew'))
  return inserted
}

/**
 * The person with unmasked identity numbers, to be sealed for the new journey; those
 * that cannot be decrypted are left out.
 */
function personOf(deps: RenewDeps, sold: Lead, person: JourneyRecord['person']): JourneyRecord['person'] {
  if (!person) return undefined
  const { pan: _p, aadhaar: _a, gstin: _g, ...named } = person
  const numbers = openNumbers(sealOf(deps.config.keys), recordOf(deps, sold))
  return { ...named, ...numbers }
}
