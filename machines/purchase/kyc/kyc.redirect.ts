import { ask, retryAt, waiting } from '../../core/ask.ts'
import { explainReturn, keepUrl, kyc, lead, whenFound, whose } from './kyc.setup.ts'

/** The documents that DigiLocker hands over, on a page of its own. */
export const redirectStates = kyc.createStateConfig({
  states: {
    redirecting: {
      ...waiting({ title: 'Opening DigiLocker' }),
      invoke: ask('startRedirect', {
        input: whose,
        onDone: { target: 'away', actions: keepUrl },
        onError: retryAt('asking'),
      }),
      on: { back: 'asking' },
    },
    away: {
      meta: { view: 'away', title: 'Opening DigiLocker' },
      on: { back: 'asking' },
    },
    checkingReturn: {
      ...waiting({ title: 'Reading your documents' }),
      invoke: ask('getKycStatus', {
        input: lead,
        onDone: [...whenFound, { target: 'asking', actions: explainReturn }],
        onError: retryAt('asking'),
      }),
      on: { back: 'asking' },
    },
  },
}).states
