import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { type GraphEdge, graphOf } from '#machines/core/graph.ts'
import { keyLines } from './key-lines.ts'

/** Where a machine is written, and on which line each of its transitions. */
export type Source = { file: string; lines: ReadonlyMap<string, number> }

/**
 * Finds the file whose `createMachine` has the machine's id, and in it the key of each transition. One that is not
 * written out there (spread in, built by a function, or part of a state in a file of its own) stands at the nearest key around it that is.
 */
export function sourceOf(machine: AnyStateMachine, folder = 'machines'): Source | undefined {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const from = beginningOf(text, machine.id)
    if (from === undefined) continue
    const keys = keyLines(text, from)
    const lines = graphOf(machine).edges.map(
      (edge) => [edge.id, lineOf(keys, keysOf(machine, edge))] as const,
    )
    return { file, lines: new Map(lines) }
  }
  return undefined
}

function beginningOf(text: string, id: string): number | undefined {
  const declared = text.matchAll(/createMachine\((\{\s*id: '([^']+)')/g)
  const found = [...declared].find((match) => match[2] === id)
  return found && found.index + 'createMachine('.length
}

/** The keys under which a transition is written. */
function keysOf(machine: AnyStateMachine, { source, event, branch }: GraphEdge): string[] {
  const states = machine.getStateNodeById(source).path.flatMap((key) => ['states', key])
  return [...states, ...placeOf(event), String(branch)]
}

function placeOf(event: string): string[] {
  if (event === '') return ['always']
  if (event.startsWith('xstate.done.actor.')) return ['invoke', 'onDone']
  if (event.startsWith('xstate.error.actor.')) return ['invoke', 'onError']
  if (event.startsWith('xstate.done.state.')) return ['onDone']
  const delay = /^xstate\.after\.([^.]+)\./.exec(event)?.[1]
  return delay === undefined ? ['on', event] : ['after', delay]
}

function lineOf(lines: ReadonlyMap<string, number>, keys: readonly string[]): number {
  for (let known = keys.length; known > 0; known -= 1) {
    const line = lines.get(keys.slice(0, known).join('\n'))
    if (line !== undefined) return line
  }
  return lines.get('id') ?? 1
}
