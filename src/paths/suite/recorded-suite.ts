import { PathsError } from '../error.ts'
import { identified, pathOf, said } from '../explore/path-of.ts'
import { recordedWalk } from '../explore/recorded-walk.ts'
import type { Explored, Model, Suite, TestPath, Uncovered } from '../types.ts'
import { totalsOf } from './totals.ts'
import { transitionsOf } from './transitions-of.ts'

/** An event that no state handled, and the innermost state in which it came, by its id. */
type Unhandled = { state: string; event: string }

/** What one journey did: the ids of its transitions, in order, and what came last and was not handled. */
export type Recording = { taken: readonly string[]; unhandled?: Unhandled }

/** The criterion of a suite that walks what was recorded. */
export const recorded = 'recorded'

/** Explored states times recorded transitions that are searched; of a longer recording only the end is followed. */
const mostPlaces = 3_000_000

/** What was recorded cannot happen in today's machine. */
export class NotWalkable extends PathsError {}

/**
 * A suite of one path that does what was recorded as far as today's machine can, with samples in place of what was
 * typed, which is never recorded. The event that no state handled stands at its end, as one to be refused.
 */
export function recordedSuite(explored: Explored, { taken, unhandled }: Recording): Suite {
  const known = new Set([...explored.starts, ...explored.arcs].flatMap((one) => one.taken))
  const followed = taken
    .filter((id) => known.has(id))
    .slice(-Math.max(1, Math.floor(mostPlaces / explored.nodes.length)))
  const walk = recordedWalk(explored, followed, unhandled ? refusing(explored, unhandled) : () => true)
  if (!walk) throw new NotWalkable(reasonOf(unhandled))
  const path = withRefusal(explored.model, pathOf(explored, walk), unhandled)
  const uncovered = leftOut(taken, path, known)
  const targets = new Set(taken).size
  const totals = totalsOf([path])
  return {
    machine: explored.model.key,
    criterion: recorded,
    states: explored.nodes.length,
    transitions: explored.arcs.length,
    targets,
    covered: targets - uncovered.length,
    uncovered,
    paths: [path],
    totals,
    ...(explored.stopped !== undefined && { stopped: explored.stopped }),
    bound: { events: 0, gap: totals.events, exact: false },
    ms: { explore: 0, solve: 0 },
  }
}

/** Where the state is active, and nothing happens at the event. */
function refusing({ nodes, arcs }: Explored, { state, event }: Unhandled): (node: number) => boolean {
  const hears = new Set(arcs.filter((arc) => arc.event.type === event).map(({ from }) => from))
  return (node) => !hears.has(node) && (nodes[node]?.states.includes(state) ?? false)
}

function withRefusal({ samples }: Model, path: TestPath, unhandled: Unhandled | undefined): TestPath {
  if (!unhandled) return path
  const { event } = unhandled
  const [sample = { type: event }] = samples(event)
  const at = path.events.at(-1)?.to ?? path.begins
  const refused = {
    ...said(sample),
    from: at,
    to: at,
    edge: `${at} refuses ${event}`,
    refused: true as const,
  }
  return identified({ ...path, events: [...path.events, refused] })
}

function leftOut(taken: readonly string[], path: TestPath, known: ReadonlySet<string>): Uncovered[] {
  const walked = new Set(transitionsOf(path))
  return [...new Set(taken)]
    .filter((target) => !walked.has(target))
    .map((target) => ({
      target,
      reason: known.has(target)
        ? "not on a way of today's machine that goes on so"
        : "not in today's machine",
    }))
}

const reasonOf = (unhandled: Unhandled | undefined): string =>
  unhandled
    ? `Today's machine handles ${unhandled.event} wherever ${unhandled.state} is reached.`
    : "Nothing of today's machine can be reached."
