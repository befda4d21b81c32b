/** A state or a label by its centre in the drawing. */
export type Spot = { id: string; x: number; y: number }
export type Line = { from: string; to: string }
export type Heading = 'ArrowRight' | 'ArrowDown' | 'ArrowLeft' | 'ArrowUp'

const axes: Record<Heading, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}

/** Right and down go along a departure, left and up back along an arrival. */
const goesOn = (heading: Heading) => heading === 'ArrowRight' || heading === 'ArrowDown'

/**
 * The target of an arrow key: among the states one transition away, the nearest in this direction; if there is none,
 * the nearest of all, so that no transition is out of reach.
 */
export function nextSpot(
  here: Spot,
  heading: Heading,
  spots: ReadonlyMap<string, Spot>,
  lines: readonly Line[],
): Spot | undefined {
  const ids = goesOn(heading)
    ? lines.filter(({ from }) => from === here.id).map(({ to }) => to)
    : lines.filter(({ to }) => to === here.id).map(({ from }) => from)
  const there = [...new Set(ids)].flatMap((id) => (id === here.id ? [] : (spots.get(id) ?? [])))
  const axis = axes[heading]
  const along = ({ x, y }: Spot) => (x - here.x) * axis.x + (y - here.y) * axis.y
  const far = ({ x, y }: Spot) => Math.hypot(x - here.x, y - here.y)
  const nearest = (among: readonly Spot[]) => among.toSorted((one, other) => far(one) - far(other))[0]
  const isThisWay = (spot: Spot) => along(spot) > 0 && along(spot) >= far(spot) / Math.SQRT2 - 1
  return nearest(there.filter(isThisWay)) ?? nearest(there)
}
