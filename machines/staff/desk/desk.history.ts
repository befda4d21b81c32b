import { retryAt } from '../../core/ask.ts'
import { desk, shown } from './desk.setup.ts'

/** What was done with a journey, in a dialog over the list. */
export const history = desk.createStateConfig({
  initial: 'reading',
  meta: { ...shown, overlay: 'history' },
  exit: 'forgetHistory',
  states: {
    reading: {
      invoke: {
        id: 'readHistory',
        src: 'readHistory',
        input: ({ context: { leadId } }) => ({ leadId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepHistory', params: ({ event }) => ({ history: event.output }) },
        },
        onError: retryAt('failed'),
      },
    },
    shown: {},
    failed: { on: { 'history.retried': 'reading' } },
  },
  on: { closed: 'list' },
})
