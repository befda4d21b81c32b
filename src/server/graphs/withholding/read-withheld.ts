import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { wantedIn } from '../queries/segment-filter.ts'
import { selectTraffic, type TrafficSelection } from '../queries/select-traffic.ts'
import { ask } from '../query-rows.ts'
import type { Pieces } from './bounds.ts'
import { withheldAt } from './close.ts'
import { type CellEquation, equationsOf } from './equations.ts'
import { inPieces } from './in-pieces.ts'
import { blocksByDay, groupedBy, partitionFor } from './partition.ts'
import { type NamedGroup, readGroups } from './read-groups.ts'
import type { Group, Level } from './system.ts'

/** Which numbers are withheld where this traffic is asked for, or any of its days (decision 0306). */
export async function readWithheld(
  tx: Db,
  version: PublishedVersion,
  wanted: TrafficSelection,
  { now, today, isDaily = false }: { now: Date; today: string; isDaily?: boolean },
): Promise<ReadonlySet<string>> {
  const { around, blockOf, depth } = partitionFor(wanted, today)
  const { side, kind } = wanted
  const selection = await selectTraffic(tx, version, { side, kind, ...around }, now)
  const all = [...selection.clean, ...selection.raw]
  const parted = blocksByDay(all, wanted, blockOf)
  const isByDay = (block: string) => isDaily || parted.has(block)
  const groups = await readGroups(tx, version, selection, {
    days: new Map(all.map((day) => [day, isByDay(blockOf(day)) ? day : blockOf(day)])),
    segments: await segmentNames(tx, wanted, depth),
  })
  const equations = equationsOf(version.graph, [...new Set(groups.flatMap(({ cells }) => [...cells.keys()]))])
  const blocks = membersBy(groups, ({ days }) => blockOf(days))
  const withheld = new Set<string>()
  for (const [block, some] of blocks)
    for (const cell of await inPieces(withheldIn(some, { depth, isByDay: isByDay(block), equations })))
      withheld.add(cell)
  return withheld
}

/** Traffic of both kinds is told apart before anything else. */
async function segmentNames(tx: Db, { side, kind }: TrafficSelection, depth: number) {
  const row = v.object({ id: v.number(), names: v.array(v.string()) })
  const found = await ask(
    tx,
    row,
    sql`select id, array[made_up::text, ${columns}] as names from segments where ${wantedIn({ side, kind })}`,
  )
  return new Map(found.map(({ id, names }) => [id, names.slice(0, depth + 1).join(' ')]))
}

const columns = sql.join(
  groupedBy.map((name) => sql.identifier(name)),
  sql`, `,
)

type Asked = { depth: number; isByDay: boolean; equations: readonly CellEquation[] }

/** From the block as a whole to the smallest groups asked for: each level withholds what the one before does. */
function* withheldIn(
  groups: readonly NamedGroup[],
  { depth, isByDay, equations }: Asked,
): Pieces<ReadonlySet<string>> {
  const byDays = isByDay ? [false, true] : [false]
  let withheld: ReadonlySet<string> = new Set()
  for (const byDay of byDays)
    for (let names = 0; names <= depth + 1; names += 1)
      withheld = yield* withheldAt(yield* levelOf(groups, names, byDay), withheld, equations)
  return withheld
}

const nameAt = ({ days, segments }: NamedGroup, names: number, byDay: boolean) =>
  [byDay ? days : '', ...segments.split(' ').slice(0, names)].join(' ')

/** Groups as they are told apart by so many names, and the larger ones they are parts of. */
function* levelOf(groups: readonly NamedGroup[], names: number, byDay: boolean): Pieces<Level> {
  const nameOf = (one: NamedGroup) => nameAt(one, names, byDay)
  const merged = yield* mergedBy(groups, nameOf)
  const places = new Map([...merged.keys()].map((name, place) => [name, place]))
  const larger = [
    ...(names > 0 ? [(one: NamedGroup) => nameAt(one, names - 1, byDay)] : []),
    ...(byDay ? [(one: NamedGroup) => nameAt(one, names, false)] : []),
  ]
  const parts: { of: Group; groups: number[] }[] = []
  for (const largerOf of larger) {
    const members = membersBy(groups, largerOf)
    for (const [name, of] of yield* mergedBy(groups, largerOf)) {
      const own = new Set(members.get(name)?.flatMap((one) => places.get(nameOf(one)) ?? []))
      parts.push({ of, groups: [...own] })
    }
  }
  return { groups: [...merged.values()], parts }
}

function membersBy(
  groups: readonly NamedGroup[],
  nameOf: (group: NamedGroup) => string,
): Map<string, NamedGroup[]> {
  const members = new Map<string, NamedGroup[]>()
  for (const group of groups) {
    const name = nameOf(group)
    const known = members.get(name)
    if (known) known.push(group)
    else members.set(name, [group])
  }
  return members
}

function* mergedBy(
  groups: readonly NamedGroup[],
  nameOf: (group: NamedGroup) => string,
): Pieces<Map<string, Group>> {
  const merged = new Map<string, Map<string, { count: number; journeys: number }>>()
  for (const group of groups) {
    const name = nameOf(group)
    const into = merged.get(name) ?? new Map()
    merged.set(name, into)
    for (const [cell, { count, journeys }] of group.cells) {
      const known = into.get(cell) ?? { count: 0, journeys: 0 }
      into.set(cell, { count: known.count + count, journeys: known.journeys + journeys })
    }
    yield
  }
  return merged
}
