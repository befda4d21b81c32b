import { useEffect } from 'react'

/** Calls back whenever the network has come back. */
export function useWhenOnline(back: () => void): void {
  useEffect(() => {
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [back])
}
