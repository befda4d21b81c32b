import { useCallback, useSyncExternalStore } from 'react'

/** A finger instead of a mouse: a phone or a tablet. */
export const touchScreen = '(pointer: coarse)'

/** Whether a media query holds, now and as the window changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
