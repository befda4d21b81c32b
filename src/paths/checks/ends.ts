import { screenOf } from '#machines/core/screen.ts'
import type { Explored, Node } from '../types.ts'

/**
 * Where a machine may come to its end: it is done, or the state says so. A state whose `meta.path` names a page is a
 * door to what goes on there; one of a machine that knows no pages has the tag `end`.
 */
export const isEnd = ({ snapshot }: Node): boolean =>
  snapshot.status !== 'active' || snapshot.hasTag('end') || screenOf(snapshot).path !== undefined

/** Nodes from which more may be possible than was tried. */
export const isUntried = ({ tried }: Explored, { index }: Node): boolean => index >= tried
