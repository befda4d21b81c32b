import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import {
  type AnswerDifference,
  answerDifferencesOf,
  type ConflictSides,
  type Merged,
  type MergeSide,
  mergedOf,
} from './differences.ts'
import type { MergeEvent } from './merge.events.ts'

/** Without `theirs` the journey is read first. */
export type MergeInput = Omit<ConflictSides, 'theirs'> & {
  leadId: string
  theirs?: JourneyRecord | undefined
}
/** Undefined where the choice was postponed. */
type MergeOutput = { merged?: Merged }

type Context = MergeInput & {
  differences: readonly AnswerDifference[]
  choices: Readonly<Record<string, MergeSide>>
  merged?: Merged
  problem?: string
}

const { merge } = messages
const theirs = ({ event }: { event: { output: JourneyRecord } }) => ({ theirs: event.output })
const all = (context: Context, side: MergeSide) =>
  Object.fromEntries(context.differences.map(({ key }) => [key, side]))
const parted = ({ theirs: there, ...context }: Context): ConflictSides => ({
  ...context,
  theirs: known(there),
})

/** Merging: somebody else has changed this journey, so the person chooses whose answers count (STATE-05, ruling 5). */
export const mergeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MergeEvent,
    input: {} as MergeInput,
    output: {} as MergeOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readTheirs: outsideCall<JourneyRecord, { leadId: string }>('the journey store'),
  },
  guards: {
    isUnread: ({ context }) => context.theirs === undefined,
    agree: ({ context }) => answerDifferencesOf(parted(context)).length === 0,
    mayKeepMine: ({ context }) => context.differences.some(({ isLost }) => !isLost),
    isPaid: ({ context }) => isPaid(context.theirs?.status),
    isPaying: ({ context }) => isPaying(context.theirs?.status),
    isProposed: ({ context }) => context.theirs?.status === 'proposalRequest',
  },
  actions: {
    keepTheirs: assign((_, { theirs: there }: { theirs: JourneyRecord }) => ({ theirs: there })),
    compare: assign(({ context }) => {
      const differences = answerDifferencesOf(parted(context))
      return { differences, choices: Object.fromEntries(differences.map(({ key, usual }) => [key, usual])) }
    }),
    choose: assign(({ context }, { key, side }: { key: string; side: MergeSide }) => ({
      choices: { ...context.choices, [key]: side },
    })),
    chooseAll: assign(({ context }, { side }: { side: MergeSide }) => ({ choices: all(context, side) })),
    apply: assign(({ context }) => ({ merged: mergedOf(parted(context), context.choices) })),
    complain: assign((_, { error }: { error: unknown }) => ({ problem: errorMessage(error, merge.failed) })),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
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
      tags: 'busy',
      meta: { view: 'mergeWaiting', title: merge.waiting },
      invoke: {
        id: 'readTheirs',
        src: 'readTheirs',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: { target: 'deciding', actions: { type: 'keepTheirs', params: theirs } },
        onError: {
          target: 'failed',
          actions: { type: 'complain', params: ({ event }) => ({ error: event.error }) },
        },
      },
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

/** Nothing is compared before their version was read. */
function known(there: JourneyRecord | undefined): JourneyRecord {
  if (there === undefined) throw new Error('The journey was not read')
  return there
}
