import { type RefObject, useEffect } from 'react'
import type { Zoom } from './use-zoom.ts'

/** Distance before a drag starts, so that a shaky click is still a click. */
const dragsAfter = 4

/** Panning and zooming of the drawing: dragging moves it, Ctrl and the wheel, or two fingers, zoom. */
export function useHand(box: RefObject<HTMLElement | null>, { by }: Zoom): void {
  useEffect(() => {
    const view = box.current
    if (!view) return
    const off = new AbortController()
    const { signal } = off
    view.addEventListener('wheel', (event) => wheel(event, view, by), { passive: false, signal })
    view.addEventListener('pointerdown', (event) => drag(event, view), { signal })
    return () => off.abort()
  }, [box, by])
}

function wheel(event: WheelEvent, view: HTMLElement, by: Zoom['by']): void {
  if (!event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  const { left, top } = view.getBoundingClientRect()
  by(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top })
}

/** A finger scrolls by itself. */
function drag(down: PointerEvent, view: HTMLElement): void {
  if (down.pointerType === 'touch' || down.button !== 0) return
  const begun = { left: view.scrollLeft, top: view.scrollTop }
  const off = new AbortController()
  let isDragging = false
  const move = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = [clientX - down.clientX, clientY - down.clientY]
    isDragging ||= Math.hypot(x, y) > dragsAfter
    if (!isDragging) return
    view.dataset.dragged = ''
    view.scrollTo({ left: begun.left - x, top: begun.top - y, behavior: 'instant' })
  }
  const end = () => {
    off.abort()
    // The click after a drag is ignored.
    setTimeout(() => delete view.dataset.dragged)
  }
  const { signal } = off
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
