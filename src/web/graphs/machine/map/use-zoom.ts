import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** The smallest letters of a drawing are 11 px high, and are never drawn smaller. */
export const zoomSteps = { least: 1, most: 3, factor: 1.25 }
const clamp = (scale: number) => Math.min(zoomSteps.most, Math.max(zoomSteps.least, scale))

type Point = { x: number; y: number }

export type Zoom = {
  /** Absent until zoomed: as drawn. */
  scale: number | undefined
  by: (factor: number, about?: Point) => void
  /** Back to the size it was drawn at. */
  reset: () => void
}

/** Zoom; what is under the pointer, else the centre, stays in place. */
export function useZoom(box: RefObject<HTMLElement | null>, width: number): Zoom {
  const [scale, setScale] = useState<number>()
  const held = useRef<{ about: Point; ratio: number }>(undefined)

  const to = useCallback(
    (wanted: (now: number) => number, about?: Point) => {
      const view = box.current
      const drawn = view?.querySelector('svg')?.getBoundingClientRect()
      if (!view || !drawn || drawn.width === 0) return
      const now = drawn.width / width
      const next = clamp(wanted(now))
      held.current = {
        about: about ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 },
        ratio: next / now,
      }
      setScale(next)
    },
    [box, width],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale is the reason
  useLayoutEffect(() => {
    const view = box.current
    if (!view || !held.current) return
    const { about, ratio } = held.current
    held.current = undefined
    view.scrollLeft = (view.scrollLeft + about.x) * ratio - about.x
    view.scrollTop = (view.scrollTop + about.y) * ratio - about.y
  }, [box, scale])

  const by = useCallback((factor: number, about?: Point) => to((now) => now * factor, about), [to])
  const reset = useCallback(() => to(() => 1), [to])
  return { scale, by, reset }
}
