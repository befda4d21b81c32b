import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { SavedMachine } from '#machines/core/saved-machine.ts'
import type { ScreenAddress } from './queries/screen-use.ts'

/** Where visitors see a state; undefined for an unknown one and for machines without a page of their own. */
export function screenAddress(
  machine: AnyStateMachine,
  id: string,
  saved: readonly SavedMachine[],
): ScreenAddress | undefined {
  const chain = chainTo(machine.root, id)
  const page =
    saved.find((one) => one.machine.id === machine.id)?.path ?? nearest(chain, ({ meta }) => meta?.path)
  const step = nearest(chain, ({ meta }) => meta?.step) ?? chain[1]?.key
  return page === undefined || step === undefined ? undefined : { page, step }
}

/** The states from the outermost to the one of this id; empty where there is none. */
function chainTo(node: AnyStateNode, id: string): AnyStateNode[] {
  if (node.id === id) return [node]
  const below = Object.values<AnyStateNode>(node.states).map((child) => chainTo(child, id))
  const found = below.find((chain) => chain.length > 0)
  return found ? [node, ...found] : []
}

const nearest = (chain: readonly AnyStateNode[], read: (node: AnyStateNode) => unknown): string | undefined =>
  chain
    .map(read)
    .filter((value) => typeof value === 'string')
    .at(-1)
