import { type RefObject, useEffect } from 'react'

const typing = ':is(input, select, textarea, [contenteditable])'

/** `/` focuses the search, except while typing. */
export function useSlash(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event
      const isElsewhere = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey
      if (isElsewhere || !(target instanceof Element) || target.matches(typing)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      box.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [box])
}
