import type { AnyStateNode } from 'xstate'
import { fits, hears } from '../criteria/hears.ts'

/** The events that a state in which a machine comes to rest refuses, and might come to accept by mistake. */
export const acceptable = (node: AnyStateNode, alphabet: readonly string[]): string[] =>
  isRestedIn(node) ? alphabet.filter((type) => !hears(node, type) && !isHeardBeside(node, type)) : []

/** The states that could be meant instead: those with the same parent, or those beside the parent. */
export function besides(node: AnyStateNode): AnyStateNode[] {
  const { parent } = node
  if (!parent) return []
  const others = parent.type === 'parallel' ? [] : Object.values(parent.states)
  const found = others.filter((other) => other !== node && other.type !== 'history')
  return found.length > 0 ? found : besides(parent)
}

/** Whether a state is rested in: what leads to a state that is left at once may lead back to where it came from. */
export const isStayedIn = ({ type, always = [], initial, states }: AnyStateNode): boolean =>
  always.length === 0 &&
  (type === 'parallel' ? Object.values(states) : (initial?.target ?? [])).every(isStayedIn)

const isRestedIn = ({ type, always = [] }: AnyStateNode): boolean =>
  type === 'atomic' && always.every(({ guard }) => guard !== undefined)

/** Whether another region may hear the event whatever state it is in: then nobody can say that it is refused. */
function isHeardBeside(node: AnyStateNode, type: string): boolean {
  const { parent } = node
  if (!parent) return false
  const regions = parent.type === 'parallel' ? Object.values(parent.states).filter((one) => one !== node) : []
  return regions.some((region) => mayHear(region, type)) || isHeardBeside(parent, type)
}

function mayHear(node: AnyStateNode, type: string): boolean {
  if ([...node.transitions.keys()].some((heard) => fits(heard, type))) return true
  const inner = Object.values(node.states).filter((one) => one.type !== 'history')
  const hearing = inner.filter((one) => mayHear(one, type))
  return node.type === 'parallel' ? hearing.length > 0 : inner.length > 0 && hearing.length === inner.length
}
