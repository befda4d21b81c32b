import { useEffect } from 'react'
import type { Screen } from '#machines/core/screen.ts'

/** Tells whether a dialog's machine has closed it, and whoever opened it once it has. */
export function useWhenClosed({ state }: Screen, onClosed: () => void): boolean {
  const isClosed = state === 'closed'
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  return isClosed
}
