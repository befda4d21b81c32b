import { button, type EventsOf } from '../core/event.ts'
import { signUpQuestion } from '../record/own-details.question.ts'
import { labels } from '../reference/messages/labels.ts'

export const signUpEvents = {
  'profile.given': signUpQuestion,
  'login.chosen': button(labels.login),
  closed: button('Close'),
} as const

export type SignUpEvent = EventsOf<typeof signUpEvents>
