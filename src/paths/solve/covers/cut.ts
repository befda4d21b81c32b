import type { Moves, Place } from './moves.ts'

/**
 * Of these moves one has to be taken by whoever stands near the outer node and still has to hit the target: they
 * lead away from the near nodes, or hit it there.
 */
export type Cut = { target: number; near: Uint8Array; columns: readonly number[] }

export function cutOf({ all, outer }: Moves, target: number, isNear: (node: number) => boolean): Cut {
  const near = Uint8Array.from({ length: outer + 1 }, (_, node) => Number(isNear(node)))
  const columns = all
    .filter(({ from, to, hits }) => near[from] && (!near[to] || hits.includes(target)))
    .map(({ column }) => column)
  return { target, near, columns }
}

/** Whether the cut still asks for something. */
export const isOpen = ({ target, near }: Cut, { node, hit }: Place): boolean =>
  !hit[target] && near[node] === 1
