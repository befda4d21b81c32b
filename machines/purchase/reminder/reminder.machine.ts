import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { reminder as texts } from '../../reference/messages/reminder.ts'
import type { Day } from '../../schemas/basics.ts'
import type { ReminderEvent } from './reminder.events.ts'

export type ReminderInput = { leadId: string }
/** The day on which somebody is, or could be, reminded. */
export type ReminderStatus = { isWanted: boolean; on: Day }

type Context = ReminderInput & { status?: ReminderStatus; problem?: string }

const keepStatus = {
  type: 'keepStatus',
  params: ({ event }: { event: { output: ReminderStatus } }) => ({ status: event.output }),
} as const
const answered = [
  { guard: { type: 'isWanted', params: keepStatus.params }, target: 'set', actions: keepStatus },
  { target: 'offered', actions: keepStatus },
] as const
const titled = { title: texts.title } as const

/** A reminder of the day on which a renewal opens, which can be taken back at any time (F14). */
export const reminderMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReminderEvent,
    input: {} as ReminderInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readReminder: outsideCall<ReminderStatus, { leadId: string }>('the journey store'),
    setReminder: outsideCall<ReminderStatus, { leadId: string; isWanted: boolean }>('the journey store'),
  },
  guards: {
    isWanted: (_, { status }: { status: ReminderStatus }) => status.isWanted,
  },
  actions: {
    keepStatus: assign((_, { status }: { status: ReminderStatus }) => ({
      status,
      problem: undefined,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, texts.failed),
    })),
  },
}).createMachine({
  id: 'reminder',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: titled,
      invoke: ask('readReminder', {
        input: ({ context: { leadId } }: { context: Context }) => ({ leadId }),
        onDone: answered,
        onError: retryAt('unknown'),
      }),
    },
    unknown: { meta: titled, on: { 'reading.retried': 'reading' } },
    offered: { meta: titled, on: { 'reminder.wanted': 'setting' } },
    set: { meta: titled, on: { 'reminder.declined': 'clearing' } },
    setting: {
      tags: 'busy',
      meta: titled,
      invoke: ask('setReminder', {
        input: ({ context: { leadId } }: { context: Context }) => ({ leadId, isWanted: true }),
        onDone: answered,
        onError: retryAt('offered'),
      }),
    },
    clearing: {
      tags: 'busy',
      meta: titled,
      invoke: ask('setReminder', {
        input: ({ context: { leadId } }: { context: Context }) => ({ leadId, isWanted: false }),
        onDone: answered,
        onError: retryAt('set'),
      }),
    },
  },
})
