import { and, eq, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { spellStep } from '#contract/flow/step-name.ts'
import { fromWizardRecord, wizardRecord } from '#contract/flow/wizard-record.ts'
import type { Product } from '#machines/core/product.ts'
import { productOf } from '#machines/products.ts'
import { isStatus, type Status, statuses } from '#machines/reference/statuses.ts'
import { cleanDetailsMobile } from '#machines/rules/mobile.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Lead, leads } from '../db/schema.ts'
import { built } from '../db/statements.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { rejectClearAnswers, withOpenAnswers } from '../sealed/answers.ts'
import { sealOf } from '../sealed/seal.ts'

export type NewLead = Pick<Lead, 'id' | 'quoteType' | 'ownerHash'> & Partial<Lead>
type Products = Pick<Deps, 'products'>
export type Saved = { record: JourneyRecord; processDescription?: string | undefined; at: Date }

const byId = built((db) =>
  db
    .select()
    .from(leads)
    .where(eq(leads.id, sql.placeholder('id')))
    .prepare('lead_by_id'),
)

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const [lead] = await byId(db).execute({ id })
  return lead
}

/** Begins a journey at version 1. */
export async function insertLead(deps: Products, tx: Db, lead: NewLead, saved: Saved): Promise<Lead> {
  const row = { ...lead, ...columnsOf(deps, lead, saved), version: 1, createdAt: saved.at }
  const [inserted] = await tx.insert(leads).values(row).returning()
  if (!inserted) throw new Error('The journey was not inserted')
  return inserted
}

/** Writes the record as the next version; undefined where the journey has changed since `lead` was read. */
export async function updateLead(
  deps: Products,
  tx: Db,
  lead: Lead,
  saved: Saved,
): Promise<Lead | undefined> {
  const sameStatus = lead.status === null ? isNull(leads.status) : eq(leads.status, lead.status)
  const [updated] = await tx
    .update(leads)
    .set({ ...columnsOf(deps, lead, saved), version: lead.version + 1 })
    .where(and(eq(leads.id, lead.id), eq(leads.version, lead.version), sameStatus))
    .returning()
  return updated
}

/** Gives a journey to another browser; the previous owner has to prove itself again. */
export async function setOwner(db: Db, id: string, ownerHash: string, at: Date): Promise<void> {
  await db.update(leads).set({ ownerHash, updatedAt: at }).where(eq(leads.id, id))
}

/** The record of a lead as its product reads it: the stored answers with the id, version and status of their row. */
export function recordOf<R extends JourneyRecord>(
  { products }: { products: readonly Product<R>[] },
  lead: Lead,
): R {
  const { id, version, status, quoteType } = lead
  const product = productOf(products, lead)
  const row = {
    quoteType,
    leadId: id,
    version,
    status: status ?? undefined,
    proposalStatus: proposalStatusOf(status),
  }
  return v.parse(product.record, { ...answersOf(lead, product), ...row })
}

/** The same with its sealed answers readable, for those who may see them and for the machines. */
export function openRecordOf(deps: Pick<Deps, 'products' | 'config'>, lead: Lead): JourneyRecord {
  const seal = sealOf(deps.config.keys)
  return withOpenAnswers(seal, productOf(deps.products, lead), recordOf(deps, lead))
}

/** Answers are kept as our record; those of an older wizard as that one spelt them (RESUME-19). */
function answersOf({ record, vehicleType }: Lead, { emptyRecord }: Pick<Product, 'emptyRecord'>): object {
  const older = v.safeParse(wizardRecord, record)
  if (!older.success) return record
  return { ...emptyRecord, ...(vehicleType && { vehicleType }), ...fromWizardRecord(older.output) }
}

/** The resume record's proposalStatus follows from the lifecycle: what is being paid was accepted. */
function proposalStatusOf(status: string | null): Status | undefined {
  if (!isStatus(status)) return undefined
  const { phase } = statuses[status]
  if (phase === 'quotes') return undefined
  return phase === 'proposal' ? status : 'proposalSuccess'
}

/** The record, and beside it the columns that are searched by. */
export function columnsOf(
  { products }: Products,
  { quoteType }: Pick<Lead, 'quoteType'>,
  { record, processDescription, at }: Saved,
) {
  const { quoteType: _q, leadId: _i, version: _v, status: _s, proposalStatus: _p, ...answers } = record
  const product = productOf(products, { quoteType })
  const { vehicleType, registrationNumber } = product.searchColumns(record)
  rejectClearAnswers(product, record)
  return {
    record: answers,
    vehicleType: vehicleType ?? null,
    registrationNumber: registrationNumber || null,
    mobile: record.customer ? cleanDetailsMobile(record.customer.mobile) : null,
    customerName: record.customer?.name ?? null,
    processStep: spellStep(record.savedStep),
    ...(processDescription !== undefined && { processDescription }),
    source: record.source,
    emplId: record.emplId ?? null,
    updatedAt: at,
  }
}
