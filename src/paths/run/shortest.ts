import { statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/recording/step.ts'
import { exploreFully } from '../explore/explore-fully.ts'
import { identified, pathOf } from '../explore/path-of.ts'
import { shortestPathTree } from '../explore/shortest-path-tree.ts'
import { eventOf } from '../model/events.ts'
import type { Explored, Model, TestPath } from '../types.ts'

/**
 * The shortest path by the model that ends with the event at a step of a path, heard where that path hears it;
 * nothing where exploring did not come by there.
 */
export function shortestTo(model: Model, path: TestPath, step: number): TestPath | undefined {
  const last = path.events[step - 1]
  if (!last) return undefined
  const explored = exploreFully(model)
  const way = shortestPathTree(explored).get(nodeBefore(explored, path, step))
  if (!way) return undefined
  const before = pathOf(explored, way)
  return identified({ ...before, events: [...before.events, last] })
}

/** Where a path stands before a step, as the node that exploring knows; of several, one whose timers let the step happen. */
function nodeBefore({ model, nodes, arcs }: Explored, path: TestPath, step: number): number {
  const walker = walkerOf(model.machine)
  let { snapshot } = walker.begin(path.start.input)
  for (const event of path.events.slice(0, step - 1))
    snapshot = walker.transition(snapshot, eventOf(event)).snapshot
  const [state, identity] = [statePath(snapshot.value), model.identity(snapshot)]
  const found = nodes.filter((node) => node.state === state && model.identity(node.snapshot) === identity)
  const type = path.events[step - 1]?.type
  const hears = (index: number) => arcs.some((arc) => arc.from === index && arc.event.type === type)
  return (found.find(({ index }) => hears(index)) ?? found[0])?.index ?? -1
}
