import type { AnyStateMachine } from 'xstate'
import { type GraphEdge, nodesWithin, transitionsOf } from '#machines/core/graph.ts'
import { referredIn } from './referred.ts'

/** Constants that are tried as payloads. */
const mostConstants = 40

/** Number and string literals in the params and the source of the guards of a branch and its siblings. */
export function literalsOf(
  machine: AnyStateMachine,
  { source, event }: Pick<GraphEdge, 'source' | 'event'>,
): unknown[] {
  const node = nodesWithin(machine.root).find(({ id }) => id === source)
  const siblings = node ? transitionsOf(node).filter(({ eventType }) => eventType === event) : []
  return [...new Set(siblings.flatMap(({ guard }) => inGuard(machine, guard)))]
}

const known = new WeakMap<AnyStateMachine, readonly unknown[]>()

/** The constants that the guards and actions of a machine refer to, themselves or by what they call. */
export function constantsOf(machine: AnyStateMachine): readonly unknown[] {
  const found = known.get(machine) ?? referredIn(functionsOf(machine)).slice(0, mostConstants)
  known.set(machine, found)
  return found
}

function functionsOf({ root, implementations: { guards, actions } }: AnyStateMachine): Callable[] {
  const found = new Set<Callable>()
  const add = (part: unknown, depth: number): void => {
    // Of what XState makes, such as `assign`, only what it was made of.
    if (typeof part === 'function' && !('resolve' in part || 'check' in part)) found.add(part as Callable)
    if ((typeof part !== 'object' && typeof part !== 'function') || part === null || depth === 0) return
    for (const [key, one] of Object.entries(part))
      if (typeof part === 'object' || !['resolve', 'execute', 'check'].includes(key)) add(one, depth - 1)
  }
  for (const part of [guards, actions]) add(part, 4)
  for (const node of nodesWithin(root)) {
    add([node.entry, node.exit], 5)
    for (const { guard, actions: done } of transitionsOf(node)) add([guard, done], 5)
  }
  return [...found]
}

type Callable = (...args: never[]) => unknown

function inGuard(machine: AnyStateMachine, guard: unknown): unknown[] {
  if (guard === undefined) return []
  const named = typeof guard === 'object' && guard !== null ? { ...guard } : {}
  const { type = guard, params }: { type?: unknown; params?: unknown } = named
  const implemented: unknown = machine.implementations.guards[String(type)] ?? guard
  const parts: unknown =
    typeof implemented === 'function' && 'guards' in implemented ? implemented.guards : []
  return [
    ...literalsIn(JSON.stringify(params) ?? ''),
    ...literalsIn(String(params)),
    ...literalsIn(String(implemented)),
    ...(Array.isArray(parts) ? parts.flatMap((part) => inGuard(machine, part)) : []),
  ]
}

const literal = /(["'`])((?:(?!\1).)*)\1|(?<![\w.])(-?\d[\d_]*(?:\.\d+)?)/g

const literalsIn = (source: string): unknown[] =>
  [...source.matchAll(literal)].map(([, , text, number]) =>
    number === undefined ? text : Number(number.replaceAll('_', '')),
  )
