import { useEffect, useState } from 'react'
import type { Merged } from '#machines/purchase/merge/differences.ts'
import type { Conflict } from '../../saving/outbox-conflicts.ts'
import { useJourney } from '../use-journey.ts'
import { partedBy } from './conflict-sides.ts'
import { mergeJourney } from './merge.journey.ts'

type MergeOverlayProps = {
  leadId: string
  conflict: Conflict
  /** `merged` is undefined where the choice was postponed. */
  onDone: (merged: Merged | undefined) => void
}

/** Shows the merge dialog until the person has chosen. */
export function MergeOverlay({ leadId, conflict, onDone }: MergeOverlayProps) {
  const [parted] = useState(() => partedBy(leadId, conflict))
  const journey = useJourney(mergeJourney, parted)
  const { view = '' } = journey.screen
  const Shown = mergeJourney.overlays?.[view]
  const snapshot = journey.actor.getSnapshot()
  const isDone = snapshot.status === 'done'
  const merged = snapshot.output?.merged
  useEffect(() => {
    if (isDone) onDone(merged)
  }, [isDone, merged, onDone])
  return Shown && <Shown {...journey} />
}
