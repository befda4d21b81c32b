import { listJourneys } from '#contract/desk/journeys.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { auditLooks } from '../audit/audit.store.ts'
import { accessibleLeads } from '../audit/consents.store.ts'
import type { Deps, Module } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { cursorOf, positionOf } from './cursor.ts'
import {
  anyOf,
  countJourneys,
  type DeskScope,
  type FoundJourney,
  findJourneys,
  matchingOf,
} from './journeys.store.ts'
import { rowOf } from './row.ts'
import { deskSearchOf } from './search.ts'
import { totalsOf } from './totals.ts'

const { rows: pageRows, countedMax, sameLookMs } = limits.desk

/** The list of the desk. Showing a journey counts as a look, logged at most once an hour. */
export const journeyListRoutes: Module = (deps) =>
  serve(listJourneys, async ({ request, caller }) => {
    const { employeeId, role } = caller
    if (employeeId === null) return fail('not-allowed')
    const { ids, cursor, ...query } = request
    const letSee = await accessibleLeads(deps.db, employeeId, deps.clock.now())
    const search = deskSearchOf(query.search)
    const findsAll = role === 'admin' || ids !== undefined || search?.kind === 'exact'
    const whose: DeskScope = findsAll ? 'anybodys' : { employeeId, letSee }
    const matching = ids ? anyOf(ids) : matchingOf(query, search)
    const found = await findJourneys(deps.db, {
      whose,
      matching,
      after: cursor === undefined || ids ? undefined : positionOf(cursor),
      limit: ids ? ids.length : pageRows + 1,
    })
    const shown = ids ? found : found.slice(0, pageRows)
    await writeDown(deps, shown, employeeId)
    const opens = ({ id, emplId }: FoundJourney) => emplId === employeeId || letSee.includes(id)
    const last = shown.at(-1)
    const isCounted = (role === 'admin' || !findsAll) && cursor === undefined && !ids
    const totals = isCounted
      ? totalsOf(await countJourneys(deps.db, { whose, matching }, countedMax))
      : undefined
    return {
      status: 'success' as const,
      data: {
        rows: shown.map((row) => rowOf(deps.products, row, opens(row))),
        ...(totals && { totals }),
        ...(last && found.length > shown.length && { next: cursorOf(last) }),
      },
    }
  })

const writeDown = ({ db, clock }: Deps, shown: readonly FoundJourney[], employeeId: string): Promise<void> =>
  auditLooks(db, {
    leadIds: shown.map(({ id }) => id),
    employeeId,
    action: listJourneys.path,
    at: clock.now(),
    sameLookMs,
  })
