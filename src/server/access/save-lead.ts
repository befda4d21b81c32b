import { toSnakeCase } from 'drizzle-orm/casing'
import * as v from 'valibot'
import { productOf } from '#machines/products.ts'
import { countedAs } from '#machines/reference/traffic-products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { auditChange, type Change, changeRows } from '../audit/audit.store.ts'
import { audits, type Lead, leads, traffic, trafficJourneys, transitions } from '../db/schema.ts'
import { executeOn, insertRows, rowJson, rowsJson, setRow } from '../db/statements.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { type Actor, logRows, logTransitions, type TransitionEntry } from '../engine/log-transitions.ts'
import { isDatabaseGone } from '../http/database-gone.ts'
import type { PlannedRecording } from '../recording.ts'
import { columnsOf, insertLead, type NewLead, type Saved, updateLead } from './leads.store.ts'
import { withQuotationNumber } from './quotation-numbers.store.ts'

type SaveLeadDeps = Pick<Deps, 'db' | 'log' | 'products' | 'recording'>
type BeginLeadDeps = SaveLeadDeps & Pick<Deps, 'clock' | 'config'>
export type Saving = {
  saved: Saved
  /** What the machines did, and who moved them. */
  moves: readonly TransitionEntry[]
  by: Actor
  /** Identifies an employee's change. */
  change: Pick<Change, 'employeeId' | 'action' | 'sealed'> & { before: Partial<JourneyRecord> }
}

/**
 * Writes the next version of a lead with its log, all or nothing; undefined where the lead is no longer as it was
 * read. `follows` is what else changes in the same transaction.
 */
export async function saveLead(
  deps: SaveLeadDeps,
  lead: Lead,
  saving: Saving,
  follows?: (tx: Db, saved: Lead) => Promise<Lead>,
): Promise<Lead | undefined> {
  const written = follows ? undefined : await saveAtOnce(deps, lead, saving)
  if (written) return written
  return deps.db.transaction(async (tx) => {
    const updated = await updateLead(deps, tx, lead, saving.saved)
    if (!updated) return undefined
    await writeLog(deps, tx, lead.id, saving)
    return follows ? follows(tx, updated) : updated
  })
}

/**
 * The usual save as one statement, which writes only where the row is as `lead` says, its owner and customer included.
 * Undefined where nothing was written.
 */
export async function saveAtOnce(deps: SaveLeadDeps, lead: Lead, saving: Saving): Promise<Lead | undefined> {
  const version = lead.version + 1
  const columns = columnsOf(deps, lead, saving.saved)
  const isWritten = await writeAtOnce(deps, { ...columns, version }, saving, lead)
  return isWritten ? { ...lead, ...columns, version } : undefined
}

/** Begins a lead at version 1 with its log and the quotation number of its product, all or nothing. */
export async function beginLead(deps: BeginLeadDeps, lead: NewLead, saving: Saving): Promise<Lead> {
  const row = {
    ...blank,
    ...lead,
    ...columnsOf(deps, lead, saving.saved),
    version: 1,
    createdAt: saving.saved.at,
  }
  const isNumbered = productOf(deps.products, lead).numbersQuotations === true
  if (!isNumbered && (await writeAtOnce(deps, row, saving))) return row
  return deps.db.transaction(async (tx) => {
    const record = await withQuotationNumber(deps, tx, saving.saved.record)
    const saved = { ...saving.saved, record }
    const inserted = await insertLead(deps, tx, lead, saved)
    await writeLog(deps, tx, lead.id, { ...saving, saved })
    return inserted
  })
}

const blank = {
  status: null,
  customerId: null,
  partnerId: null,
  language: 'en' as const,
  processDescription: null,
  refCode: null,
  feCode: null,
}

async function writeLog(deps: SaveLeadDeps, tx: Db, leadId: string, saving: Saving): Promise<void> {
  await logTransitions(deps, tx, leadId, saving.moves, saving.by)
  await auditChange(tx, changeOf(leadId, saving))
}

const changeOf = (leadId: string, { change, saved, by }: Saving): Change => ({
  ...change,
  leadId,
  at: by.at,
  after: saved.record,
})

/**
 * The usual save as one statement. False where nothing was written, because another save was first, the recording
 * has to be made apart, or the recording failed: the caller then writes step by step, where an error of the recording
 * is rolled back alone.
 */
async function writeAtOnce(
  { db, log, recording: recorder }: SaveLeadDeps,
  row: Partial<Lead>,
  saving: Saving,
  lead?: Lead,
): Promise<boolean> {
  const leadId = lead?.id ?? row.id ?? ''
  const { moves, by } = saving
  try {
    const traced = { leadId, traces: moves.map(({ trace }) => trace), actor: by.actor, at: by.at }
    const product = countedAs({ ...lead, ...row })
    const recording = await recorder.plan(db, traced, { product, onVersion: lead?.version })
    if (recording === 'apart') return false
    const values = [
      lead ? rowJson(leads, row) : rowsJson(leads, [row]),
      rowsJson(transitions, logRows(leadId, moves, by)),
      rowsJson(audits, changeRows(changeOf(leadId, saving))),
      ...(lead ? [lead.id, lead.version, ...same.map((key) => lead[key])] : []),
      ...(recording ? recordingValues(recording) : []),
    ]
    const { name, text } = statementFor(lead !== undefined, recording)
    const { rows } = await executeOn(db, name)(text, values)
    const [written] = v.parse(writtenRows, rows)
    if (written?.journey != null) recording?.remember(Number(written.journey))
    return written !== undefined
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    log.warn({ err: error }, 'not written at once')
    return false
  }
}

function recordingValues({ goesOn, journey, rows }: PlannedRecording) {
  const of = goesOn ? rowJson(trafficJourneys, journey) : rowsJson(trafficJourneys, [journey])
  return [of, rowsJson(traffic, rows), ...(goesOn ? [goesOn.id, goesOn.lastSeq] : [])]
}

/** The key of its recording comes as text where the driver reads 64 bits as such. */
const writtenRows = v.array(
  v.object({ id: v.string(), journey: v.nullable(v.union([v.number(), v.string()])) }),
)

type Recorded = 'goesOn' | 'begins' | 'unrecorded'
type Statement = { name: string; text: string }

function statementFor(isSave: boolean, recording: PlannedRecording | undefined): Statement {
  const statements = isSave ? saving : beginning
  if (!recording) return statements.unrecorded
  return recording.goesOn ? statements.goesOn : statements.begins
}

/** Columns that a save leaves as they are: others write them, at the same time maybe. */
const notSaved = [
  'id',
  'quoteType',
  'status',
  'customerId',
  'partnerId',
  'ownerHash',
  'language',
  'refCode',
  'feCode',
  'createdAt',
] as const

/** What decides who may save, and how, beside the version: it may change without one. */
const same = ['status', 'ownerHash', 'customerId', 'partnerId', 'emplId', 'language'] as const

const isSame = same.map((key, at) => `${toSnakeCase(key)} is not distinct from $${6 + at}`).join(' and ')

/**
 * Values: 1 the lead, 2 its moves, 3 the audit; of a save its id, its version and what has to be the same; then those
 * of the recording.
 */
function textOf(isSave: boolean, recorded: Recorded): string {
  const first = isSave ? 6 + same.length : 4
  const held = `held as (
    select id from traffic_journeys where id = $${first + 2} and last_seq = $${first + 3} for update)`
  const isHeld = recorded === 'goesOn' ? 'and exists (select from held)' : ''
  const saved = isSave
    ? `${setRow(leads, 1, notSaved)}
       where id = $4 and version = $5 and ${isSame} ${isHeld} returning id`
    : `${insertRows({ table: leads, value: 1, from: '(select) one' })} returning id`
  const journey =
    recorded === 'goesOn'
      ? `${setRow(trafficJourneys, first, ['id'])} where id = $${first + 2} and exists (select from saved) returning id`
      : `${insertRows({ table: trafficJourneys, value: first, from: 'saved', without: ['id'] })} returning id`
  const parts = [
    ...(recorded === 'goesOn' ? [held] : []),
    `saved as (${saved})`,
    `moved as (${insertRows({ table: transitions, value: 2, from: 'saved', without: ['id'] })})`,
    `audited as (${insertRows({ table: audits, value: 3, from: 'saved', without: ['id'] })})`,
    ...(recorded === 'unrecorded'
      ? []
      : [
          `journey as (${journey})`,
          `walked as (${insertRows({ table: traffic, value: first + 1, from: 'journey', without: ['id'], given: { journeyId: 'journey.id' } })})`,
        ]),
  ]
  const journeyId = recorded === 'unrecorded' ? 'null' : '(select id from journey)'
  return `with ${parts.join(',\n')} select id, ${journeyId} as journey from saved`
}

const statementsOf = (isSave: boolean): Record<Recorded, Statement> => {
  const statement = (recorded: Recorded) => ({
    name: `${isSave ? 'save' : 'begin'}_lead_${recorded}`,
    text: textOf(isSave, recorded),
  })
  return { goesOn: statement('goesOn'), begins: statement('begins'), unrecorded: statement('unrecorded') }
}

const saving = statementsOf(true)
const beginning = statementsOf(false)
