import { endlessNote } from '../explore/notes.ts'
import { identified } from '../explore/path-of.ts'
import { ShortestPaths } from '../explore/shortest-paths.ts'
import type { Explored } from '../types.ts'
import type { Finding } from './finding.ts'

/** Events after which the machine steps on and on by itself: XState would never come back from them. */
export function livelocks(explored: Explored): Finding[] {
  const ways = new ShortestPaths(explored)
  const found = new Map<string, Finding>()
  for (const loop of explored.loops) {
    const key = [...loop.cycle].sort().join()
    const [place = ''] = loop.cycle
    if (found.has(key)) continue
    const path =
      'from' in loop
        ? ways.saying(loop.from, loop.event, place)
        : identified({ start: loop.start, begins: '', events: [] })
    found.set(key, {
      check: 'livelock',
      place,
      message: endlessNote(explored, loop),
      ...(path && { path }),
    })
  }
  return [...found.values()]
}
