import { lazy, Suspense } from 'react'
import { Press } from '../../journey/press.tsx'
import { useChild } from '../../journey/use-journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { DeskProps } from '../desk.journey.ts'
import { type HandOverHandle, handOverJourney } from '../hand-over.journey.ts'

const EventForm = lazy(() =>
  import('../../journey/form/event-form.tsx').then((module) => ({ default: module.EventForm })),
)

/** Gives a journey to a colleague. */
export function HandOverDialog({ journey }: DeskProps) {
  const handOver = useChild(journey, 'handOver', handOverJourney)
  if (!handOver) return null
  return (
    <Dialog
      open
      size="small"
      title="Hand over"
      description="From then on the journey is theirs. It is written down."
      onClose={() => handOver.send({ type: 'closed' })}
    >
      <Content journey={handOver} />
    </Dialog>
  )
}

const waiting = <Skeleton height="3.25rem" lines={2} />

function Content({ journey }: { journey: HandOverHandle }) {
  const { view, problem } = journey.screen
  if (view === 'reading') return waiting
  if (view === 'failed') {
    const again = <Press journey={journey} event="colleagues.retried" variant="secondary" size="small" />
    return (
      <Notice kind="error" action={again}>
        {problem}
      </Notice>
    )
  }
  if (journey.context.colleagues.length === 0) return <Notice>Nobody else works at the desk now.</Notice>
  return (
    <Suspense fallback={waiting}>
      <EventForm journey={journey} isInDialog />
    </Suspense>
  )
}
