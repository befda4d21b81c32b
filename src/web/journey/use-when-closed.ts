import { useEffect } from 'react'
import type { Screen } from '#machines/core/screen.ts'

/** Whether a dialog's machine has closed it; its opener is told once it has. */
export function useWhenClosed({ state }: Screen, onClosed: () => void): boolean {
  const isClosed = state === 'closed'
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  return isClosed
}
