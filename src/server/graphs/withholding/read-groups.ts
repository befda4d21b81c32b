import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { edgesInLog } from '../queries/edges.ts'
import { journeysInLog } from '../queries/journeys.ts'
import { both, inBoth, type Selection } from '../queries/selection.ts'
import { statesInLog } from '../queries/states.ts'
import { unhandledInLog } from '../queries/unhandled.ts'
import { ask, days, ids, texts } from '../query-rows.ts'
import { aroundRows } from '../versions/ancestors.ts'
import type { Count } from './system.ts'

/** How days and segments are named that are counted together. */
type Naming = { days: ReadonlyMap<string, string>; segments: ReadonlyMap<number, string> }
/** The numbers of each group by the names of its days and segments. */
export type NamedGroup = { days: string; segments: string; cells: Map<string, Count> }

const row = v.object({ days: v.string(), segments: v.string(), id: v.string(), counts: v.array(v.number()) })

/** The numbers of a selection, group by group, in cells as `equationsOf` names them. */
export async function readGroups(
  tx: Db,
  version: PublishedVersion,
  selection: Selection,
  naming: Naming,
): Promise<NamedGroup[]> {
  const groups = new Map<string, NamedGroup>()
  const read = (counted: SQL, id: SQL, columns: SQL) => ask(tx, row, grouped(counted, id, columns, naming))
  const cellsOf = (found: v.InferOutput<typeof row>) => {
    const name = `${found.days} ${found.segments}`
    const group = groups.get(name) ?? { days: found.days, segments: found.segments, cells: new Map() }
    groups.set(name, group)
    return (cell: string, count = 0, journeys = count) => {
      const known = group.cells.get(cell) ?? { count: 0, journeys: 0 }
      group.cells.set(cell, { count: known.count + count, journeys: known.journeys + journeys })
    }
  }
  const open = new Map<string, number>()
  for (const { days, segments, id, counts } of await read(openIn(selection), sql`state_id`, sql`journeys`))
    open.set(`${days} ${segments} ${id}`, counts[0] ?? 0)
  const states = both(selection, sql`daily_states`, statesInLog(selection.around))
  for (const found of await read(states, sql`state_id`, sql`journeys, entries, exits, resting, finished`))
    addState(cellsOf(found), version, found, open.get(`${found.days} ${found.segments} ${found.id}`) ?? 0)
  const edges = both(selection, sql`daily_edges`, edgesInLog)
  for (const found of await read(edges, sql`edge_id`, sql`events, journeys`)) {
    const [events, journeys] = found.counts
    const id = version.edges.idOf(Number(found.id))
    cellsOf(found)(`events ${id}`, events, journeys)
    cellsOf(found)(`taken ${id}`, journeys)
  }
  const all = both(selection, sql`daily_journeys`, journeysInLog)
  for (const found of await read(all, sql`''`, sql`steps, journeys`)) cellsOf(found)('steps', ...found.counts)
  const unhandled = both(selection, sql`daily_unhandled`, unhandledInLog)
  for (const found of await read(unhandled, sql`state_id || ' ' || event`, sql`events, journeys`)) {
    const [, key, event] = /^(\d+) (.*)$/.exec(found.id) ?? []
    const id = version.states.idOf(Number(key))
    for (const cell of [`off-model ${id} ${event}`, `off-model ${id}`, 'off-model of all'])
      cellsOf(found)(cell, ...found.counts)
  }
  return [...groups.values()]
}

type Add = (cell: string, count?: number, journeys?: number) => void

function addState(
  add: Add,
  { graph, states }: PublishedVersion,
  { id, counts }: v.InferOutput<typeof row>,
  open: number,
): void {
  const node = graph.nodes.find((one) => one.id === states.idOf(Number(id)))
  if (!node) return
  const [journeys = 0, entries = 0, exits = 0, resting = 0, finished = 0] = counts
  const dropped = resting - open
  const behind = Math.max(0, journeys - resting - finished)
  const isInnermost = node.type !== 'compound' && node.type !== 'parallel'
  add(`journeys ${node.id}`, journeys)
  const rest = { open, dropped, finished }
  const flows = { entries: [entries, journeys], exits: [exits, behind] }
  for (const [measure, [count, by]] of Object.entries(flows)) {
    add(`${measure} ${node.id}`, count, by)
    if (isInnermost) add(`${measure} of all`, count, by)
  }
  for (const [measure, count] of Object.entries(rest)) {
    add(`${measure} ${node.id}`, count)
    if (isInnermost) add(`${measure} of all`, count)
  }
}

const grouped = (counted: SQL, id: SQL, columns: SQL, { days: named, segments }: Naming) => sql`
  select days, segments, id, array_agg(sum order by place) as counts from (
    select named_days.name as days, named_segments.name as segments, (${id})::text as id, place, sum(value)::float8 as sum
    from ${counted} join unnest(${days([...named.keys()])}, ${texts([...named.values()])}) as named_days (day, name) using (day)
    join unnest(${ids([...segments.keys()])}, ${texts([...segments.values()])}) as named_segments (id, name)
      on named_segments.id = segment_id
    cross join unnest(array[${columns}]::float8[]) with ordinality as measured (value, place)
    group by 1, 2, 3, 4) as cells
  group by days, segments, id`

const openIn = (selection: Selection) => sql`(
  with around as (${aroundRows(selection.around)})
  select day, segment_id, state as state_id, count(*) as journeys
  from traffic_journeys, unnest(resting) as leaf join around on around.leaf = leaf.leaf and around.counts
  where not ended and last_at > ${selection.openSince.toISOString()}::timestamptz and ${inBoth(selection)}
  group by day, segment_id, state) as counted`
