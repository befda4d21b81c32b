import type { AnyStateNode } from 'xstate'
import type { Outline } from '#contract/views/paths.ts'
import { graphOf } from '#machines/core/graph.ts'
import type { TestModel } from '#machines/core/test-model.ts'

/** A machine's definition. */
export function outlineOf({ key, title, machine, events }: TestModel): Outline {
  const { nodes, edges } = graphOf(machine)
  return {
    key,
    title,
    nodes,
    edges: edges.map((edge) => ({ ...edge, targets: [...edge.targets] })),
    events: Object.keys(events),
    tags: [...new Set(tagsIn(machine.root))],
  }
}

const tagsIn = ({ tags, states }: AnyStateNode): string[] => [
  ...tags,
  ...Object.values(states).flatMap((state) => tagsIn(state)),
]
