import type { AnyStateMachine } from 'xstate'
import { type Graph, graphOf } from './graph.ts'

/**
 * The version of a machine: a hash of its definition, 16 hexadecimal digits. Two machines with the same states,
 * transitions, guards and calls have the same, whatever their actions do and whatever their states are called: titles
 * are in the language of the page.
 */
export function versionOf(machine: AnyStateMachine): string {
  const version = known.get(machine.config) ?? versionOfGraph(graphOf(machine))
  known.set(machine.config, version)
  return version
}

/** Made from the declaration: provided actors do not change it. */
const known = new WeakMap<object, string>()

export function versionOfGraph({ nodes, edges }: Graph): string {
  return hashOf(JSON.stringify([nodes.map(({ title, ...node }) => node), edges]))
}

/** A hash of 16 hexadecimal digits, not for secrets. */
export const hashOf = (text: string): string => hash(text, 0x811c9dc5) + hash(text, 0x01000193)

/** FNV-1a with 32 bits: no security needed, and computed in a millisecond. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
