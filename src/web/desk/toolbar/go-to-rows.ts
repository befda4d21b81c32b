import type { KeyboardEvent } from 'react'

/** From the search on to what it found. */
export function goToRows(event: KeyboardEvent): void {
  const first = document.querySelector<HTMLElement>('[data-rows] [data-row]')
  if (event.key !== 'ArrowDown' || !first) return
  event.preventDefault()
  first.focus()
}
