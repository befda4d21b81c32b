import type { AnyMachineSnapshot } from 'xstate'
import { screenOf } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/recording/step.ts'
import { eventOf } from '#paths/model/events.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'
import { today } from '../driver/today.ts'
import { awaitedAt, heardAt } from './awaited.ts'
import { isPartOf } from './controls.ts'
import { type Stage, wantedFor } from './stage.ts'

/** What a stage can walk of the paths of a suite: up to where something is beyond it; refusals that have a control. */
export function withinReach(stage: Stage, paths: readonly TestPath[]): TestPath[] {
  return paths
    .filter(({ takes = [] }) => !takes.some((edge) => isBeyond(stage, edge)))
    .map((path) => ({ ...path, events: eventsWithin(stage, path) }))
}

/** What of the paths of a suite a stage leaves out: transitions, and the refusals that it says are beyond it. */
export function leftOut(stage: Stage, paths: readonly TestPath[]): string[] {
  const taken = takenBy(withinReach(stage, paths))
  const untaken = [...takenBy(paths)].filter((edge) => !taken.has(edge))
  const refusals = paths.flatMap(({ events }) => events.filter(({ refused }) => refused))
  return [...untaken, ...refusals.map(({ edge }) => edge).filter((edge) => isBeyond(stage, edge))]
}

const takenBy = (paths: readonly TestPath[]): Set<string> =>
  new Set(paths.flatMap(({ takes = [], events }) => [...takes, ...events.flatMap(edgesOf)]))

const edgesOf = ({ refused, edge, also = [] }: PathEvent) => (refused ? [] : [edge, ...also])

const isBeyond = ({ beyond = {} }: Stage, edge: string): boolean => edge in beyond

function eventsWithin(stage: Stage, { start, events }: TestPath): PathEvent[] {
  const walker = walkerOf(stage.testModel.machine)
  let { snapshot } = walker.begin(start.input)
  const within: PathEvent[] = []
  for (const event of events) {
    if (event.refused) {
      if (!isBeyond(stage, event.edge) && hasOwnControl(stage, snapshot, event)) within.push(event)
    } else if (edgesOf(event).some((edge) => isBeyond(stage, edge))) {
      // Without an event that leads nowhere the path goes on.
      if (event.from !== event.to) return within
    } else {
      snapshot = walker.transition(snapshot, eventOf(event)).snapshot
      within.push(event)
    }
  }
  return within
}

/** Only where the machine is on the page itself, and nothing that is heard there has the same controls. */
function hasOwnControl(stage: Stage, snapshot: AnyMachineSnapshot, { type, data }: PathEvent): boolean {
  const wanted = wantedFor(stage, type, data)
  if (wanted.length === 0 || !isShown(stage, snapshot)) return false
  return !heardAt(snapshot).some((other) =>
    samplesOf(stage, other).some((sample) => isPartOf(wanted, wantedFor(stage, other, sample))),
  )
}

/** Neither over, nor on another page, nor behind a machine of its own. */
const isShown = ({ calls, path }: Stage, snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status === 'active' &&
  [undefined, path].includes(screenOf(snapshot).path) &&
  awaitedAt(snapshot).every((id) => id in calls)

const samplesOf = ({ testModel }: Stage, type: string) =>
  (testModel.events[type]?.samples(today()) ?? []) as readonly Record<string, unknown>[]
