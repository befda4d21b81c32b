import type { Explored } from '../types.ts'

/** A place of a simple path: a state as one event led into it, which is what @xstate/graph counts as one too. */
export type Place = {
  node: number
  /** The places that one event leads on to, and by which arc. */
  next: { place: number; arc: number }[]
}
type Places = { places: Place[]; starts: number[] }

/**
 * Simple paths come by no place twice, a place being a state together with the event that led into it. Each of their
 * beginnings is a path of its own.
 */
export function placesOf({ arcs, starts, nodes }: Explored): Places {
  const leaving = nodes.map((): number[] => [])
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
  const places: Place[] = []
  const known = new Map<string, number>()
  const visit = (node: number, event?: object): number => {
    const key = `${node} ${event ? JSON.stringify(event) : ''}`
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, places.length)
    places.push({ node, next: [] })
    return places.length - 1
  }
  const begun = starts.map(({ node }) => visit(node))
  for (const place of places) {
    place.next = (leaving[place.node] ?? []).map((arc) => ({
      place: visit(arcs[arc]?.to ?? 0, arcs[arc]?.event),
      arc,
    }))
  }
  return { places, starts: begun }
}
