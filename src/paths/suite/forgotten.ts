import type { AnyMachineSnapshot } from 'xstate'
import { type Walker, walkerOf } from '#machines/recording/step.ts'
import { textOf } from '../model/identity.ts'
import type { Explored, ExploredWalk } from '../types.ts'

/**
 * The fields of the context without which walks cannot be walked: guards do not read them, so states that differ in
 * them count as one, but an action or an output fails where they are not what they were on the way that was explored.
 */
export function forgottenBy(explored: Explored, walks: readonly ExploredWalk[]): string[] {
  if (!explored.model.apart) return []
  const walker = walkerOf(explored.model.machine)
  for (const walk of walks) {
    const fields = forgottenOn(explored, walker, walk)
    if (fields.length > 0) return fields
  }
  return []
}

function forgottenOn({ model, nodes, arcs, starts }: Explored, walker: Walker, walk: ExploredWalk): string[] {
  let { snapshot } = walker.begin(starts[walk.start]?.start.input)
  for (const index of walk.arcs) {
    const arc = arcs[index]
    const seen = nodes[arc?.from ?? -1]?.snapshot
    if (!arc || !seen) return []
    const next = (from: AnyMachineSnapshot) => {
      try {
        const step = walker.transition(from, arc.event)
        return step.taken.join() === arc.taken.join() ? step.snapshot : undefined
      } catch {
        return undefined
      }
    }
    const after = next(snapshot)
    if (!after) {
      const differing = differencesOf(seen.context, snapshot.context).filter(
        (field) => !model.apart?.fields.has(field),
      )
      const one = differing.find((field) =>
        next(withField(snapshot, field, Reflect.get(seen.context, field))),
      )
      return one === undefined ? differing : [one]
    }
    snapshot = after
  }
  return []
}

const withField = (snapshot: AnyMachineSnapshot, field: string, value: unknown): AnyMachineSnapshot =>
  Object.assign({}, snapshot, { context: { ...snapshot.context, [field]: value } })

function differencesOf(one: object, other: object): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => !isAlike(Reflect.get(one, name), Reflect.get(other, name)))
}

/** What has no text cannot tell states apart. */
function isAlike(one: unknown, other: unknown): boolean {
  try {
    return textOf(one) === textOf(other)
  } catch {
    return true
  }
}
