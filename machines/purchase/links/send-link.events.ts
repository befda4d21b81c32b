import { button, type EventsOf } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'

const { resume } = messages

export const sendLinkEvents = {
  'sms.chosen': button(resume.bySms),
  'mail.chosen': button(resume.byMail),
  closed: button(resume.close),
} as const

export type SendLinkEvent = EventsOf<typeof sendLinkEvents>
