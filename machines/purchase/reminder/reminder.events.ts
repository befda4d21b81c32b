import { button, type EventsOf } from '../../core/event.ts'

export const reminderEvents = {
  'reminder.wanted': button('Remind me'),
  'reminder.declined': button('Do not remind me'),
  'reading.retried': button('Try again'),
} as const

export type ReminderEvent = EventsOf<typeof reminderEvents>
