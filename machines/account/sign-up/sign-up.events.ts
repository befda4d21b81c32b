import { button, type EventsOf } from '../../core/event.ts'
import { labels } from '../../reference/messages/labels.ts'
import { signUpQuestion } from '../own-details.question.ts'

export const signUpEvents = {
  'profile.given': signUpQuestion,
  'login.chosen': button(labels.login),
  closed: button('Close'),
} as const

export type SignUpEvent = EventsOf<typeof signUpEvents>
