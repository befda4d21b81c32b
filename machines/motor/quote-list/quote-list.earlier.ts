import { ask } from '../../core/ask.ts'
import { itsLead, keepEarlier } from './quote-list.actions.ts'
import { quoteList } from './quote-list.setup.ts'

const forgotten = { target: '.another', actions: 'forgetEarlier' } as const

/** Prices of an earlier day, until something else is asked for than on that day. */
export const since = quoteList.createStateConfig({
  initial: 'reading',
  on: {
    'request.changed': forgotten,
    'ncb.chosen': forgotten,
    'claim.told': forgotten,
    'expiry.chosen': forgotten,
  },
  states: {
    reading: {
      invoke: ask('readEarlier', {
        input: itsLead,
        onDone: { target: 'known', actions: keepEarlier },
        // Today's prices are not compared.
        onError: 'known',
      }),
    },
    known: {},
    another: {},
  },
})
