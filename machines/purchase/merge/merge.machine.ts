import { ask, retryAt, waiting } from '../../core/ask.ts'
import { merge } from '../../reference/messages/merge.ts'
import { itsLead, keepTheirs, merging } from './merge.setup.ts'

export type { MergeInput } from './merge.setup.ts'

/** Merging: somebody else has changed this journey, so the person chooses whose answers count (STATE-05, ruling 5). */
export const mergeMachine = merging.createMachine({
  id: 'merge',
  context: ({ input }) => ({ ...input, differences: [], choices: {} }),
  output: ({ context }) => (context.merged ? { merged: context.merged } : {}),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUnread', target: 'reading' },
        { guard: 'agree', target: 'merged', actions: ['compare', 'apply'] },
        { guard: 'isPaid', target: 'paid', actions: 'compare' },
        { guard: 'isPaying', target: 'paying', actions: 'compare' },
        { guard: 'isProposed', target: 'proposed', actions: 'compare' },
        { target: 'choosing', actions: 'compare' },
      ],
    },
    reading: {
      ...waiting({ view: 'mergeWaiting', title: merge.waiting }),
      invoke: ask('readTheirs', {
        input: itsLead,
        onDone: { target: 'deciding', actions: keepTheirs },
        onError: retryAt('failed'),
      }),
    },
    failed: {
      meta: { view: 'mergeFailed', title: merge.title },
      on: { 'read.retried': { target: 'reading', actions: 'forgetProblem' }, closed: 'putOff' },
    },

    choosing: {
      meta: { view: 'merge', title: merge.title, lead: merge.lead },
      on: {
        'answer.chosen': {
          actions: { type: 'choose', params: ({ event }) => ({ key: event.key, side: event.side }) },
        },
        'mine.taken': {
          guard: 'mayKeepMine',
          target: 'merged',
          actions: [{ type: 'chooseAll', params: { side: 'mine' } }, 'apply'],
        },
        'theirs.taken': {
          target: 'merged',
          actions: [{ type: 'chooseAll', params: { side: 'theirs' } }, 'apply'],
        },
        'choice.taken': { target: 'merged', actions: 'apply' },
        closed: 'putOff',
      },
    },

    paid: {
      meta: { view: 'mergeClosed', title: merge.closedTitle, lead: merge.paid },
      on: { 'standing.accepted': 'accepted' },
    },
    paying: {
      meta: { view: 'mergeClosed', title: merge.closedTitle, lead: merge.paying },
      on: { 'standing.accepted': 'accepted' },
    },
    proposed: {
      meta: { view: 'mergeClosed', title: merge.closedTitle, lead: merge.proposed },
      on: { 'standing.accepted': 'accepted' },
    },
    accepted: {
      always: { target: 'merged', actions: [{ type: 'chooseAll', params: { side: 'theirs' } }, 'apply'] },
    },

    merged: { type: 'final' },
    putOff: { type: 'final' },
  },
})
