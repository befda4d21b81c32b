import { fromPromise } from 'xstate'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import {
  handOver as handOverCall,
  listColleagues,
  readHistory as readHistoryCall,
} from '#contract/desk/lead.calls.ts'
import type { Colleague, DeskPage, DeskQuery, HistoryEntry } from '#machines/schemas/desk.ts'
import type { Refreshed } from '#machines/staff/desk/desk.setup.ts'
import { send } from '../api-client/send.ts'
import { bodyOf } from '../saving/calls.ts'
import { whenVisible } from './when-visible.ts'

type DeskPageRequest = { query: DeskQuery; cursor: string | undefined }

const page = async (asked: object, signal: AbortSignal): Promise<DeskPage> =>
  bodyOf(await send(listJourneys, { search: '', ...asked }, { signal })).data

export const findJourneys = fromPromise<DeskPage, DeskPageRequest>(({ input: { query, cursor }, signal }) =>
  page({ ...query, ...(cursor !== undefined && { cursor }) }, signal),
)

/** Pauses while the page is hidden. The first page reports new rows, the others are refreshed by id. */
export const refreshRows = fromPromise<Refreshed, { query: DeskQuery; ids: readonly string[] }>(
  async ({ input: { query, ids }, signal }) => {
    await whenVisible(signal)
    const { rows, totals } = await page(query, signal)
    const first = new Set(rows.map(({ customerLeadId }) => customerLeadId))
    const others = ids.filter((id) => !first.has(id))
    const more = others.length > 0 ? (await page({ ids: others }, signal)).rows : []
    return { rows: [...rows, ...more], news: [...first].filter((id) => !ids.includes(id)).length, totals }
  },
)

export const readHistory = fromPromise<readonly HistoryEntry[], { leadId: string }>(
  async ({ input, signal }) =>
    bodyOf(await send(readHistoryCall, { customerLeadId: input.leadId }, { signal })).data,
)

export const readColleagues = fromPromise<readonly Colleague[], object>(
  async ({ signal }) => bodyOf(await send(listColleagues, {}, { signal })).data,
)

export const handOver = fromPromise<void, { leadId: string; username: string }>(
  async ({ input: { leadId, username } }) => {
    bodyOf(await send(handOverCall, { customerLeadId: leadId, username }))
  },
)
