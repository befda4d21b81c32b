import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useState } from 'react'
import type { Looking } from '../../address.ts'
import { type Heading, nextSpot } from './geometry.ts'
import { linesFrom, placesIn, spotOf, spotsIn, standAt } from './places.ts'
import { type Zoom, zoomSteps } from './use-zoom.ts'

const headings: readonly string[] = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']
const isHeading = (key: string): key is Heading => headings.includes(key)

/**
 * Keyboard navigation of the map: a single tab stop, arrows follow the transitions, Enter opens (it is a link),
 * Escape closes and folds; plus, minus and zero zoom. Reports the focused place.
 */
export function useMapKeys(box: RefObject<HTMLElement | null>, looking: Looking, zoom: Zoom) {
  const { query, to, go } = looking
  const [told, setTold] = useState('')
  const onDrawn = useCallback(() => {
    if (box.current) standAt(box.current, query.at)
  }, [box, query.at])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !box.current) return
    const act = actOf(key, box.current)
    if (!act) return
    event.preventDefault()
    act()
  }
  const actOf = (key: string, view: HTMLElement): (() => void) | undefined => {
    if (isHeading(key)) return () => follow(view, key)
    if (key === 'Escape' && query.at !== undefined) return () => go(to({ at: undefined }))
    if (key === 'Escape' && query.detail === 'expanded') return () => go(to({ detail: undefined }))
    if (key === '+' || key === '=') return () => zoom.by(zoomSteps.factor)
    if (key === '-') return () => zoom.by(1 / zoomSteps.factor)
    return key === '0' ? zoom.reset : undefined
  }
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const place = target.closest('[data-state], [data-edge]')
    if (!place || !box.current) return
    for (const other of placesIn(box.current)) other.setAttribute('tabindex', other === place ? '0' : '-1')
    setTold(place.getAttribute('aria-label') ?? '')
  }
  return { told, onDrawn, onKeyDown, onFocus }
}

function follow(view: HTMLElement, heading: Heading): void {
  const here = document.activeElement
  const spot = here && view.contains(here) ? spotOf(here) : undefined
  const spots = spotsIn(view)
  const next = spot ? nextSpot(spot, heading, spots, linesFrom(view, spot.id)) : [...spots.values()][0]
  if (next)
    placesIn(view)
      .find((place) => spotOf(place).id === next.id)
      ?.focus()
}
