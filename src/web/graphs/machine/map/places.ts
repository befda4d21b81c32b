import type { Line, Spot } from './geometry.ts'

/** Interactive parts of a drawing: its states and transition labels. */
export const placesIn = (view: HTMLElement): SVGAElement[] => [
  ...view.querySelectorAll<SVGAElement>('a[data-state], a[data-edge]'),
]

export function spotOf(place: Element): Spot {
  const { left, top, width, height } = place.getBoundingClientRect()
  const id = place.getAttribute('data-state') ?? place.getAttribute('data-edge') ?? ''
  return { id, x: left + width / 2, y: top + height / 2 }
}

export const spotsIn = (view: HTMLElement): Map<string, Spot> =>
  new Map(placesIn(view).map((place) => [spotOf(place).id, spotOf(place)]))

/** Neighbours of a place: from state to state, and from a label to its states. */
export const linesFrom = (view: HTMLElement, here: string): Line[] =>
  [...view.querySelectorAll('a[data-edge]')].flatMap((edge) => {
    const read = (name: string) => edge.getAttribute(name) ?? ''
    const [id, from, to] = [read('data-edge'), read('data-from'), read('data-to')]
    if (id !== here) return [{ from, to }]
    return [
      { from: id, to },
      { from, to: id },
    ]
  })

/** The single tab stop: the open place, else the last one, else the first. */
export function standAt(view: HTMLElement, open: string | undefined): void {
  const places = placesIn(view)
  const stop =
    places.find((place) => spotOf(place).id === open) ??
    places.find((place) => place.getAttribute('tabindex') === '0') ??
    places[0]
  for (const place of places) place.setAttribute('tabindex', place === stop ? '0' : '-1')
}
