import { useEffect } from 'react'

/** Calls back whenever the tab is in sight again. */
export function useWhenShown(back: () => void): void {
  useEffect(() => {
    const listen = () => document.visibilityState === 'visible' && back()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [back])
}
