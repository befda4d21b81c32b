import type { ReactNode } from 'react'
import { offline } from '#machines/reference/messages/offline.ts'
import { useOffline } from '../browser/use-offline.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** Beside what waits for an answer: without a network it says so, and that nobody has to do anything. */
export function WaitsForNetwork({ otherwise }: { otherwise?: ReactNode }) {
  return useOffline() ? <Notice kind="warn">{offline.waits}</Notice> : otherwise
}
