import { details } from './own-details.setup.ts'

const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** The details on the screen, and beside them where the person is logged in, which does not keep them from anything else. */
export const viewing = details.createStateConfig({
  meta: { view: 'details' },
  on: {
    'details.edited': { guard: 'mayChange', target: 'editing' },
    'reminders.switched': { guard: 'mayChange', target: 'keepingChoice', actions: 'switchReminders' },
    'data.asked': { guard: 'mayChange', target: 'fetchingData', actions: 'forgetTyped' },
    'erasure.asked': { guard: 'mayChange', target: 'confirmingErasure', actions: 'forgetTyped' },
    'everywhere.asked': 'confirming',
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'sessions.asked': {
          guard: 'mayList',
          target: 'listingSessions',
          actions: 'forgetSessionsProblem',
        },
        'session.closed': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'endingSession',
          actions: ['forgetSessionsProblem', { type: 'keepClosed', params: ({ event }) => event }],
        },
      },
    },
    listingSessions: {
      tags: 'busy',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        input: {},
        onDone: {
          target: 'idle',
          actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'keepSessionsProblem', params: error } },
      },
    },
    /** Whatever comes of it, the list is read again: it may have been ended in another place. */
    endingSession: {
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { closed = '' } }) => ({ id: closed }),
        onDone: { target: 'listingSessions', actions: 'tellClosed' },
        onError: { target: 'listingSessions', actions: { type: 'keepSessionsProblem', params: error } },
      },
    },
  },
})
