import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { countDwell } from './dwell.ts'
import { countEdges } from './edges.ts'
import { countJourneys } from './journeys.ts'
import type { Selection } from './selection.ts'
import { countOpen, countStates } from './states.ts'
import { countUnhandled } from './unhandled.ts'

/**
 * `dropped`: rests there and is no longer open. `behind`: a lower bound of the journeys behind the visits that ended.
 */
export type StateCounts = Record<
  'journeys' | 'entries' | 'exits' | 'open' | 'dropped' | 'finished' | 'behind',
  number
> & { median: number | null; p95: number | null; offModel: Counts }
export type Counts = { events: number; journeys: number }
type UnhandledCounts = Counts & { state: string; event: string }

/** Exact numbers by the ids of states and transitions. They leave the server only as `Disclose` tells them. */
export type Numbers = {
  totals: Record<'journeys' | 'finished' | 'open' | 'dropped' | 'events', number> & { offModel: Counts }
  states: ReadonlyMap<string, StateCounts>
  edges: ReadonlyMap<string, Counts>
  unhandled: readonly UnhandledCounts[]
  hasMadeUp: boolean
}

/** All numbers of a selection, queried within the caller's transaction. */
export async function countAll(tx: Db, version: PublishedVersion, selection: Selection): Promise<Numbers> {
  const { hasMadeUp, steps, ...totals } = await countJourneys(tx, selection)
  const unhandled = named(await countUnhandled(tx, selection), version.states.idOf)
  const states = await statesCounted(tx, version, selection, unhandled)
  const edges = named(await countEdges(tx, selection), version.edges.idOf)
  const open = rootOf(version, states)?.open ?? 0
  return {
    totals: {
      ...totals,
      open,
      dropped: totals.journeys - totals.finished - open,
      events: steps,
      offModel: summed(unhandled),
    },
    states,
    edges: new Map(edges.map(({ place, events, journeys }) => [place, { events, journeys }])),
    unhandled: unhandled.map(({ place, ...one }) => ({ ...one, state: place })),
    hasMadeUp,
  }
}

async function statesCounted(
  tx: Db,
  version: PublishedVersion,
  selection: Selection,
  unhandled: readonly (Counts & { place: string })[],
) {
  const counted = new Map((await countStates(tx, selection)).map((one) => [one.id, one]))
  const open = new Map((await countOpen(tx, selection)).map(({ id, journeys }) => [id, journeys]))
  const dwell = await countDwell(tx, selection)
  return new Map(
    version.states.all.map(([id, key]) => {
      const { journeys, entries, exits, resting, finished } = counted.get(key) ?? none
      const stillOpen = open.get(key) ?? 0
      const times = dwell.get(key)
      const counts: StateCounts = {
        journeys,
        entries,
        exits,
        finished,
        open: stillOpen,
        dropped: resting - stillOpen,
        behind: Math.max(0, journeys - resting - finished),
        median: times?.median ?? null,
        p95: times?.p95 ?? null,
        offModel: summed(unhandled.filter(({ place }) => place === id)),
      }
      return [id, counts] as const
    }),
  )
}

const none = { journeys: 0, entries: 0, exits: 0, resting: 0, finished: 0 }

/** The sum of several events, with a lower bound of the journeys behind them. */
const summed = (several: readonly Counts[]): Counts => ({
  events: several.reduce((sum, { events }) => sum + events, 0),
  journeys: several.reduce((most, { journeys }) => Math.max(most, journeys), 0),
})

const named = <T extends { id: number }>(rows: readonly T[], idOf: (key: number) => string | undefined) =>
  rows.flatMap(({ id, ...row }) => {
    const place = idOf(id)
    return place === undefined ? [] : [{ ...row, place }]
  })

const rootOf = ({ graph }: PublishedVersion, states: Numbers['states']) => {
  const root = graph.nodes.find(({ parent }) => parent === undefined)
  return root && states.get(root.id)
}
