import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import { type QueryFault, type SuiteQuery, targetsOf } from '#machines/schemas/suite-query.ts'
import type { Subject } from '#machines/subject.ts'

/** What a query names that the machine does not have, by field. */
export function nameFaults({ key, machine, events }: Subject, query: SuiteQuery): QueryFault[] {
  const states = stateNames(machine)
  const missing = (path: 'from' | 'to') => {
    const name = query[path]
    // Parallel regions are named together, as a situation; whether it comes about is seen by exploring.
    if (name === undefined || name.includes(' + ') || states.has(name)) return []
    return [{ path, message: paths.faults.noState(key, name) }]
  }
  return [...missing('from'), ...missing('to'), ...targetFaults()]

  function targetFaults(): QueryFault[] {
    if (query.criterion !== 'chosen') return []
    const { edges } = graphOf(machine)
    const transitions = edges.flatMap(({ id, event }) => [id, event])
    const known = new Set([...states, ...transitions, ...Object.keys(events), ...tagsOf(machine)])
    const unknown = targetsOf(query).find((target) => !known.has(target) && !target.includes(' + '))
    return unknown === undefined ? [] : [{ path: 'targets', message: paths.faults.noTarget(key, unknown) }]
  }
}

/** Every tag of any of its states. */
export const tagsOf = ({ root }: AnyStateMachine): string[] => [
  ...new Set(nodesIn(root).flatMap(({ tags }) => tags)),
]

/** Each state by its id, and by its keys from the root down. */
const stateNames = ({ root }: AnyStateMachine): Set<string> =>
  new Set(nodesIn(root).flatMap(({ id, path }) => [id, path.join('.')]))

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesIn(child)),
]
