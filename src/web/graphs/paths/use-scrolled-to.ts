import { useEffect, useRef } from 'react'

/**
 * Keeps what is marked `data-current` in sight: inside its own box where that scrolls, and on the page where nothing
 * else does or where it leads. What is there at first stays where it is.
 */
export function useScrolledTo<E extends HTMLElement>(current: string, { leads = false } = {}) {
  const box = useRef<E>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = before.current === undefined
    if (before.current === current) return
    before.current = current
    const marked = box.current?.querySelector<HTMLElement>('[data-current]')
    if (!box.current || !marked) return
    const scrolls = getComputedStyle(box.current).overflowY === 'auto'
    if (scrolls) showIn(box.current, marked)
    if (!isFirst && (leads || !scrolls)) marked.scrollIntoView({ block: 'nearest' })
  }, [current, leads])
  return box
}

/** Scrolls a box and nothing around it. */
function showIn(box: HTMLElement, marked: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), marked.getBoundingClientRect()]
  const room = Math.min(64, Math.max(0, (outer.height - inner.height) / 2))
  if (inner.top < outer.top + room) box.scrollTop -= outer.top + room - inner.top
  else if (inner.bottom > outer.bottom - room) box.scrollTop += inner.bottom - outer.bottom + room
}
