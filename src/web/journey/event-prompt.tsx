import { Suspense } from 'react'
import { lazily } from '../lazily.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EventChoices } from './event-choices.tsx'
import type { ViewProps } from './journey.ts'

export const EventForm = lazily(async () => (await import('./form/event-form.tsx')).EventForm)

/** A state's form or tiles, generated from its event's definition. */
export function EventPrompt(view: ViewProps) {
  const { asks } = view.screen
  const how = asks && view.journey.events[asks]?.how
  if (how === 'choice') return <EventChoices {...view} />
  if (how !== 'form') return null
  return (
    <Suspense fallback={<Skeleton height="3.25rem" lines={3} />}>
      <EventForm {...view} />
    </Suspense>
  )
}
