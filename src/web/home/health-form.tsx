import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { HomeHandle } from './home.journey.ts'

const EventForm = lazy(() =>
  import('../journey/form/event-form.tsx').then((module) => ({ default: module.EventForm })),
)

/** The form library comes with the first form that needs it. */
export const HealthForm = ({ home }: { home: HomeHandle }) => (
  <Suspense fallback={<Skeleton height="3.25rem" lines={4} />}>
    <EventForm journey={home} />
  </Suspense>
)
