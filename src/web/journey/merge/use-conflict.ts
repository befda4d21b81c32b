import { useState, useSyncExternalStore } from 'react'
import type { Conflict } from '../../saving/outbox-conflicts.ts'
import { outbox } from '../../saving/tab-outbox.ts'

/** The conflict of a journey that waits for a choice, unless postponed. */
export function useConflict(leadId: string | undefined) {
  const conflict = useSyncExternalStore(outbox.subscribe, () => outbox.conflict(leadId ?? ''))
  const [putOff, setPutOff] = useState<Conflict>()
  return { conflict: conflict === putOff ? undefined : conflict, putOff: () => setPutOff(conflict) }
}
