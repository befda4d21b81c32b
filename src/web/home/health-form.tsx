import { homeEvents } from '#machines/home/home.events.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import type { HomeHandle } from './home.journey.ts'

/** The home page runs without the definitions of its answers; they come with the form that is made from them. */
export const HealthForm = ({ home }: { home: HomeHandle }) => (
  <EventForm journey={{ ...home, journey: { ...home.journey, events: homeEvents } }} isInDialog />
)
