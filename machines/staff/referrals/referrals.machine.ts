import { ask, retryAt } from '../../core/ask.ts'
import { referral as texts } from '../../reference/messages/referral.ts'
import {
  itsDecision,
  itsOwner,
  itsPhotograph,
  keepDecision,
  keepReferrals,
  keepTold,
  queue,
} from './referrals.setup.ts'

const chosen = ({ event }: { event: { leadId: string } }) => ({ leadId: event.leadId })
const shown = { view: 'referrals', title: texts.title, lead: texts.lead } as const
const retake = { ...shown, overlay: 'retake', asks: 'photograph.asked' } as const
const dialog = { ...shown, overlay: 'decision', asks: 'decision.given' } as const

/** The queue of proposals that insurers have referred to a person, and the decision on one of them. */
export const referralsMachine = queue.createMachine({
  id: 'referrals',
  context: { leadId: '' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: shown,
      invoke: ask('readReferrals', {
        input: {},
        onDone: { target: 'list', actions: keepReferrals },
        onError: retryAt('failed'),
      }),
    },
    failed: { meta: { ...shown, view: 'failed' }, on: { 'list.retried': 'reading' } },
    list: {
      initial: 'resting',
      states: {
        resting: { meta: shown, after: { refresh: 'rereading' } },
        // What is pressed meanwhile counts, and a reading that fails is repeated with the next.
        rereading: {
          meta: shown,
          invoke: ask('readReferrals', {
            input: {},
            onDone: { target: 'resting', actions: keepReferrals },
            onError: 'resting',
          }),
        },
      },
      on: {
        'decision.opened': { target: 'deciding', actions: { type: 'choose', params: chosen } },
        'photograph.opened': {
          target: 'retaking',
          actions: {
            type: 'choosePhotograph',
            params: ({ event: { leadId, documentId } }) => ({ leadId, documentId }),
          },
        },
        'consent.opened': { target: 'consenting', actions: { type: 'choose', params: chosen } },
      },
    },
    deciding: {
      meta: dialog,
      on: {
        'decision.given': { target: 'sending', actions: keepDecision },
        closed: { target: 'reading', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'busy',
      meta: dialog,
      invoke: ask('decide', {
        input: itsDecision,
        onDone: { target: 'reading', actions: keepTold },
        onError: retryAt('deciding'),
      }),
    },
    retaking: {
      meta: retake,
      on: {
        'photograph.asked': {
          target: 'asking',
          actions: { type: 'keepReason', params: ({ event: { reason } }) => ({ reason }) },
        },
        closed: { target: 'reading', actions: 'forgetProblem' },
      },
    },
    asking: {
      tags: 'busy',
      meta: retake,
      invoke: ask('askForPhotograph', {
        input: itsPhotograph,
        onDone: { target: 'reading', actions: keepTold },
        onError: retryAt('retaking'),
      }),
    },
    consenting: {
      meta: { ...shown, overlay: 'consent' },
      invoke: ask('consent', { input: itsOwner, onDone: 'reading' }),
      on: { closed: 'list' },
    },
  },
})
