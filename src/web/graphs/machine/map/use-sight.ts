import { type RefObject, useEffect, useRef } from 'react'
import { centre, isInSight } from './bring.ts'
import { placesIn, spotOf } from './places.ts'

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
    }
  }, [box, open])
}
