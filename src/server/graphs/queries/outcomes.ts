import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ask } from '../query-rows.ts'
import { arrivalsAt } from './arrivals.ts'
import { countJourneys } from './journeys.ts'
import { isOpen, type Selection } from './selection.ts'

/** How journeys ended that are over: `left` at the state that is asked about, `lost` anywhere else. */
export const ends = ['finished', 'left', 'lost'] as const

/** `visits`: how often they came to the state, on average where that is known. */
export type Outcome = { visits: number; end: (typeof ends)[number]; journeys: number }

const row = v.object({ end: v.picklist(ends), journeys: v.number() })

/** Journeys that are over, by whether they came to an innermost state and how they ended. */
export async function countOutcomes(
  db: Db,
  version: PublishedVersion,
  selection: Selection,
  state: string,
): Promise<Outcome[]> {
  const { journeys, finished } = await countJourneys(db, selection)
  const open = await countOpen(db, selection)
  const came = await countEnds(db, version, selection, state)
  const of = (end: Outcome['end']) => came.find((one) => one.end === end)?.journeys ?? 0
  const all: Outcome[] = [
    ...ends.map((end) => ({ visits: 1, end, journeys: of(end) })),
    { visits: 0, end: 'finished', journeys: finished - of('finished') },
    { visits: 0, end: 'lost', journeys: journeys - finished - open - of('left') - of('lost') },
  ]
  return all.filter((one) => one.journeys > 0)
}

/** Of those who came. */
function countEnds(db: Db, version: PublishedVersion, selection: Selection, state: string) {
  const key = version.states.keyOf(state) ?? 0
  return ask(
    db,
    row,
    sql`
      select value as "end", sum(resting + went_on)::float8 as journeys
      from ${arrivalsAt(version, selection, key, sql`true`)} where feature = 'end' group by value`,
  )
}

async function countOpen(db: Db, selection: Selection): Promise<number> {
  const [found] = await ask(
    db,
    v.object({ journeys: v.number() }),
    sql`select count(*)::float8 as journeys from traffic_journeys where ${isOpen(selection)}`,
  )
  return found?.journeys ?? 0
}
