import type { AnyStateMachine } from 'xstate'
import { type GraphEdge, nodesWithin, transitionsOf } from '#machines/core/graph.ts'

/** Number and string literals in the params and the source of the guards of a branch and its siblings. */
export function literalsOf(
  machine: AnyStateMachine,
  { source, event }: Pick<GraphEdge, 'source' | 'event'>,
): unknown[] {
  const node = nodesWithin(machine.root).find(({ id }) => id === source)
  const siblings = node ? transitionsOf(node).filter(({ eventType }) => eventType === event) : []
  return [...new Set(siblings.flatMap(({ guard }) => inGuard(machine, guard)))]
}

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
