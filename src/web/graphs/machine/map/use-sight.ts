import { type RefObject, useEffect, useRef } from 'react'
import { centre, isInSight } from './bring.ts'
import { placesIn, spotOf } from './places.ts'

/** Room beside a state, in pixels. */
const margin = 12

/** A map starts at the machine's initial state or at the open place; a newly opened place is scrolled into view. */
export function useSight(box: RefObject<HTMLElement | null>, open: string | undefined): void {
  const isNew = useRef(true)
  useEffect(() => {
    const view = box.current
    if (!view) return
    const places = placesIn(view)
    const place = places.find((one) => spotOf(one).id === open)
    const wasNew = isNew.current
    isNew.current = false
    if (place && !isInSight(view, place)) centre(view, place, wasNew ? 'instant' : 'auto')
    const first = places.find((one) => one.matches('[data-state]'))
    if (!place && wasNew && first) {
      centre(view, first, 'instant')
      view.scrollTop = 0
      // One that is wider than the box is read from its beginning.
      const hidden = view.getBoundingClientRect().left - first.getBoundingClientRect().left
      if (hidden > 0) view.scrollBy({ left: -hidden - margin, behavior: 'instant' })
    }
  }, [box, open])
}
