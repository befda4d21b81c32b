import { Suspense } from 'react'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { handOverMachine } from '#machines/staff/hand-over/hand-over.machine.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { useChild } from '../../journey/use-journey.ts'
import { lazily } from '../../lazily.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { handOverJourney } from '../hand-over.journey.ts'

const EventForm = lazily(async () => (await import('../../journey/form/event-form.tsx')).EventForm)

/** Hands a journey over to a colleague. */
export function HandOverDialog(view: ViewProps<typeof deskMachine>) {
  const handOver = useChild(view, 'handOver', handOverJourney)
  if (!handOver) return null
  return (
    <Dialog
      open
      size="small"
      title="Hand over"
      description="From then on the journey is theirs. This is logged."
      onClose={() => handOver.send({ type: 'closed' })}
    >
      <Content {...handOver} />
    </Dialog>
  )
}

const waiting = <Skeleton height="3.25rem" lines={2} />

function Content(view: ViewProps<typeof handOverMachine>) {
  const { view: name, problem } = view.screen
  if (name === 'reading') return waiting
  if (name === 'failed') {
    const again = <EventButton {...view} event="colleagues.retried" variant="secondary" size="small" />
    return (
      <Notice kind="error" action={again}>
        {problem}
      </Notice>
    )
  }
  if (view.model.colleagues.length === 0) return <Notice>Nobody else works at the desk now.</Notice>
  return (
    <Suspense fallback={waiting}>
      <EventForm {...view} isInDialog />
    </Suspense>
  )
}
