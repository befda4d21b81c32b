import { type RefObject, useEffect } from 'react'

/** What is disabled while the machine waits loses the focus; afterwards it goes back to the question. */
export function useFocusKept(box: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!busy && isLost) box.current?.querySelector<HTMLElement>('input:not([disabled])')?.focus()
  }, [box, busy])
}
