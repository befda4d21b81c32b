import { useSyncExternalStore } from 'react'
import { isOffline } from './fetch-code.ts'

/** Whether there is no network now. A page that the server draws has one. */
export const useOffline = (): boolean => useSyncExternalStore(onNetworkChange, isOffline, () => false)

function onNetworkChange(changed: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, changed)
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, changed)
  }
}
