import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Choices } from './choices.tsx'
import type { Handle } from './journey.ts'

const EventForm = lazy(() =>
  import('./form/event-form.tsx').then((module) => ({ default: module.EventForm })),
)

/** What a state asks, made from the definition of the event it asks for. */
export function Asked({ journey }: { journey: Handle }) {
  const { asks } = journey.screen
  const how = asks && journey.journey.events[asks]?.how
  if (how === 'choice') return <Choices journey={journey} />
  if (how !== 'form') return null
  return (
    <Suspense fallback={<Skeleton height="3.25rem" lines={3} />}>
      <EventForm journey={journey} />
    </Suspense>
  )
}
