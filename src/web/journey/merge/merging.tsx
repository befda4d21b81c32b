import { Suspense, useState, useSyncExternalStore } from 'react'
import type { Merged } from '#machines/purchase/merge/differences.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { lazily } from '../../lazily.ts'
import type { Conflict } from '../../saving/outbox-conflicts.ts'
import { outbox } from '../../saving/tab-outbox.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { keepAsDrafts } from '../form/drafts.ts'
import type { JourneyHandle } from '../journey.ts'

const MergeOverlay = lazily(async () => (await import('./merge-overlay.tsx')).MergeOverlay)

type MergingProps = { running: JourneyHandle; leadId: string; onMerged: (record: JourneyRecord) => void }

/**
 * Asks whose answers count when somebody else has changed the journey. Differences that are not chosen go back into
 * the forms as drafts, so that nothing typed is lost.
 */
export function Merging({ running, leadId, onMerged }: MergingProps) {
  const { conflict, putOff } = useConflict(leadId)
  const done = (merged: Merged | undefined) => {
    if (!merged) return putOff()
    if (merged.steps.length === 0) toast({ text: messages.journey.savedElsewhere })
    keepAsDrafts(running, merged.record)
    outbox.resolve(leadId, merged)
    onMerged(merged.record)
  }
  if (!conflict) return null
  const key = `${conflict.current?.version} ${conflict.saves.length}`
  return (
    <Suspense>
      <MergeOverlay key={key} leadId={leadId} conflict={conflict} onDone={done} />
    </Suspense>
  )
}

/** The conflict of a journey that waits for a choice, unless postponed. */
function useConflict(leadId: string | undefined) {
  const conflict = useSyncExternalStore(outbox.subscribe, () => outbox.conflict(leadId ?? ''))
  const [putOff, setPutOff] = useState<Conflict>()
  return { conflict: conflict === putOff ? undefined : conflict, putOff: () => setPutOff(conflict) }
}
