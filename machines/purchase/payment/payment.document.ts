import { ask, retryAt, waiting } from '../../core/ask.ts'
import { journey } from '../../reference/messages/journey.ts'
import { purchased } from '../../reference/messages/purchased.ts'
import { documentIs, itsRecord, keepPolicy, payment, successPage } from './payment.setup.ts'

/** Paid: the insurer is asked for the policy document until it is there. */
export const documentStates = payment.createStateConfig({
  states: {
    document: {
      ...waiting({ view: 'paid', title: 'Payment successful', path: successPage }),
      invoke: ask('readPolicy', {
        input: itsRecord,
        onDone: [
          { guard: documentIs('ready'), target: 'issued', actions: keepPolicy },
          {
            guard: documentIs('failure'),
            target: 'documentFailed',
            actions: keepPolicy,
          },
          { target: 'documentPending', actions: keepPolicy },
        ],
        onError: retryAt('documentPending'),
      }),
    },
    documentPending: {
      meta: { view: 'paid', title: 'Payment successful', lead: journey.documentPending, path: successPage },
      after: { pollDocument: { guard: 'keepsWaiting', target: 'document' } },
      on: { 'document.requested': 'document' },
    },
    documentFailed: {
      meta: { view: 'documentFailed', title: 'Payment successful', path: successPage },
      on: { 'document.requested': 'document' },
    },
    issued: {
      meta: { view: 'issued', title: purchased.title, path: successPage },
    },
  },
}).states
