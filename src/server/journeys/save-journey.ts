import { spellStep } from '#contract/flow/step-name.ts'
import { productOf } from '#machines/products.ts'
import type { LifecycleEventType } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import { findLead, openRecordOf } from '../access/leads.store.ts'
import { type Saving, saveAtOnce, saveLead } from '../access/save-lead.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { actorOf } from '../engine/actor.ts'
import type { Rested } from '../engine/apply-events.ts'
import { moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import type { Caller } from '../http/caller.ts'
import { isDatabaseGone } from '../http/database-gone.ts'
import { ApiError, fail } from '../http/fail.ts'
import { changedAnswers } from '../sealed/answers.ts'
import { withSealedNumbers } from '../sealed/numbers.ts'
import { sealedRecord } from '../sealed/record.ts'
import { sealOf } from '../sealed/seal.ts'
import { applySave } from './apply-save.ts'
import { consequencesOf, mayChange } from './consequences.ts'
import { resumeRecordOf } from './resume-record.ts'

type SaveJourneyDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'fetch' | 'random' | 'log' | 'products' | 'recording'
>

/** A journey as it was saved, and where its machine came to rest. */
export type SavedJourney = { lead: Lead; rests?: Rested | undefined }

/** Saves the answers of a journey on the version they were given on, with all that follows from them, or nothing. */
export async function saveJourney(
  deps: SaveJourneyDeps,
  request: SaveRequest,
  lead: Lead,
  caller: Caller,
): Promise<SavedJourney> {
  if (request.version !== lead.version) return rejectStale(deps, lead, caller)
  const { saving, moves, rests } = await play(deps, request, { lead }, caller)
  const moveOn = async (tx: Db, updated: Lead) => ({
    ...updated,
    status: await moveAll(deps, tx, updated, moves, saving.by),
  })
  const next = await saveLead(deps, lead, saving, moves.length > 0 ? moveOn : undefined)
  if (next) return { lead: next, rests }
  return rejectStale(deps, (await findLead(deps.db, lead.id)) ?? lead, caller)
}

/**
 * The same on a lead that is remembered instead of read. Undefined, with nothing written, where the row is no longer as
 * remembered, where the save would be refused or fails, and where it takes more than one statement: all of these are
 * decided on the row, after the caller's authority. Only without a database there is nothing to decide them on.
 */
export async function saveRemembered(
  deps: SaveJourneyDeps,
  request: SaveRequest,
  remembered: SavedJourney,
  caller: Caller,
): Promise<SavedJourney | undefined> {
  try {
    const { saving, moves, rests } = await play(deps, request, remembered, caller)
    const lead = moves.length > 0 ? undefined : await saveAtOnce(deps, remembered.lead, saving)
    return lead && { lead, rests }
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    if (!(error instanceof ApiError)) deps.log.warn({ err: error }, 'not saved from memory')
    return undefined
  }
}

/** What a save writes, and how it moves the purchase. */
type Played = Pick<SavedJourney, 'rests'> & { saving: Saving; moves: readonly LifecycleEventType[] }

async function play(
  deps: SaveJourneyDeps,
  request: SaveRequest,
  { lead, rests: rested }: SavedJourney,
  caller: Caller,
): Promise<Played> {
  const today = deps.clock.today()
  const product = productOf(deps.products, lead)
  const before = product.asOfToday(openRecordOf(deps, lead), today)
  if (!mayChange(lead.status)) return rejectNow(lead, request)
  const applied = await applySave(deps, product, request, before, rested)
  const after = withSealedNumbers(sealOf(deps.config.keys), applied.record)
  const by = actorOf(caller, deps.clock.now(), 'admin/flow')
  const follows = consequencesOf(product, lead.status, before, after, today)
  const open = follows.dropsPlan ? { ...after, plan: undefined } : after
  const record = sealedRecord(deps.config, product, open)
  const saved = { record, processDescription: request.processDiscription, at: by.at }
  const change = {
    employeeId: caller.employeeId,
    action: 'admin/flow',
    before: sealedRecord(deps.config, product, before),
    sealed: changedAnswers(product, before, after),
  }
  const isAsPlayed = !follows.dropsPlan && follows.moves.length === 0
  const rests = isAsPlayed ? applied.rests : undefined
  return { saving: { saved, moves: applied.moves, by, change }, moves: follows.moves, rests }
}

async function moveAll(
  deps: SaveJourneyDeps,
  tx: Db,
  { id, status }: Lead,
  events: readonly LifecycleEventType[],
  by: Actor,
) {
  let stands = status
  for (const event of events) stands = await moveLifecycle(deps, tx, { id, status: stands }, event, by)
  return stands
}

const rejectStale = async (deps: SaveJourneyDeps, lead: Lead, caller: Caller) =>
  fail('saved-elsewhere', undefined, { current: await resumeRecordOf(deps, lead, caller) })

const rejectNow = ({ status, processStep }: Lead, { step }: SaveRequest) =>
  fail('not-now', undefined, { current: { state: status ?? processStep, event: spellStep(step) } })
