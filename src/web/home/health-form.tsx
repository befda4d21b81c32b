import { homeEvents } from '#machines/home/home.events.ts'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'

/** The home page runs without the definitions of its answers; they come with the form that is made from them. */
export const HealthForm = (view: ViewProps<typeof homeMachine>) => (
  <EventForm {...view} journey={{ ...view.journey, events: homeEvents }} isInDialog />
)
