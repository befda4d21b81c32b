import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { type GraphEdge, graphOf } from '#machines/core/graph.ts'
import { keyLines } from './key-lines.ts'

/** Where a machine is written, and on which line each of its transitions and states. */
export type Source = {
  file: string
  lines: ReadonlyMap<string, number>
  states: ReadonlyMap<string, number>
}

/**
 * Finds the file whose `createMachine` has the machine's id, and in it the key of each transition. One that is not
 * written out there (spread in, built by a function, or part of a state in a file of its own) stands at the nearest key around it that is.
 */
export function sourceOf(
  machine: AnyStateMachine,
  files: readonly string[] = filesIn('machines'),
): Source | undefined {
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const from = beginningOf(text, machine.id)
    if (from === undefined) continue
    const keys = keyLines(text, from)
    const { nodes, edges } = graphOf(machine)
    return {
      file,
      lines: new Map(edges.map((edge) => [edge.id, lineOf(keys, keysOf(machine, edge))])),
      states: new Map(nodes.map(({ id }) => [id, lineOf(keys, keysOfState(machine, id))])),
    }
  }
  return undefined
}

/** The line of a state or a transition by its id, or of the first of several states as paths name them. */
export function lineOfPlace({ lines, states }: Source, { root }: AnyStateMachine, place: string): number {
  const [state = ''] = place.split(' + ')
  return (
    lines.get(place) ?? states.get(place) ?? states.get(`${root.id}.${state}`) ?? states.get(root.id) ?? 1
  )
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

function beginningOf(text: string, id: string): number | undefined {
  const declared = text.matchAll(/createMachine\((\{\s*id: (['"])(.+?)\2)/g)
  const found = [...declared].find((match) => match[3] === id)
  return found && found.index + 'createMachine('.length
}

/** The keys under which a transition is written. */
function keysOf(machine: AnyStateMachine, { source, event, branch }: GraphEdge): string[] {
  return [...keysOfState(machine, source), ...placeOf(event), String(branch)]
}

const keysOfState = (machine: AnyStateMachine, id: string): string[] =>
  machine.getStateNodeById(id).path.flatMap((key) => ['states', key])

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
