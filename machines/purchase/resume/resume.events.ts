import { button, type EventsOf } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'

export const resumeEvents = {
  'journey.continued': button(messages.labels.continueJourney),
  'search.restarted': button(messages.labels.newSearch),
  'read.retried': button(messages.resume.retry),
} as const

export type ResumeEvent = EventsOf<typeof resumeEvents>
