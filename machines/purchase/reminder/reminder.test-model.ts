import { type TestModel, testModel } from '../../core/test-model.ts'
import { reminderEvents } from './reminder.events.ts'
import { reminderMachine } from './reminder.machine.ts'

const [wanted, offered] = [true, false].map((isWanted) => ({ isWanted, on: '2026-12-06' }))

export const reminderTestModel: TestModel = testModel<{ status?: object; problem?: string }>({
  key: 'reminder',
  title: 'Reminder of a renewal',
  machine: reminderMachine,
  events: reminderEvents,
  starts: () => [{ name: 'a renewal that has not opened', input: { leadId: 'lead-1' } }],
  outcomes: () => ({
    readReminder: { done: [wanted, offered] },
    setReminder: { done: [wanted, offered] },
  }),
  identity: ({ problem }) => [problem],
})
