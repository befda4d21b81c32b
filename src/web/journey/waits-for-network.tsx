import { useSyncExternalStore } from 'react'
import { offline } from '#machines/reference/messages/offline.ts'
import { isOffline } from '../browser/fetch-code.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** Beside what waits for an answer: without a network it says so, and that nobody has to do anything. */
export function WaitsForNetwork() {
  const waits = useSyncExternalStore(onChange, isOffline, () => false)
  return waits && <Notice kind="warn">{offline.waits}</Notice>
}

function onChange(look: () => void): () => void {
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}
