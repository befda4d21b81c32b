import type { KeyboardEvent } from 'react'

/** Marks a row's Enter action: its single stop for the arrow keys. */
export const rowMain = { 'data-row': true }

const ways: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys go from row to row, Home and End to the first and the last. */
export function useRowKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const way = ways[event.key]
    const { target, currentTarget } = event
    if (!way || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return
    const mains = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    event.preventDefault()
    mains[way(mains.indexOf(target), mains.length - 1)]?.focus()
  }
}
