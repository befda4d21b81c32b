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
const all = (context: Context, side: MergeSide) =>
  Object.fromEntries(context.differences.map(({ key }) => [key, side]))
const parted = ({ theirs: there, ...context }: Context): ConflictSides => ({
  ...context,
  theirs: known(there),
})

/** Types, guards, actions and calls of merging. */
export const merging = setup({
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
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, merge.failed),
    })),
    forgetProblem: assign({ problem: undefined }),
  },
})

export const keepTheirs = {
  type: 'keepTheirs',
  params: ({ event }: { event: { output: JourneyRecord } }) => ({ theirs: event.output }),
} as const

export const itsLead = ({ context: { leadId } }: { context: Context }) => ({ leadId })

/** Nothing is compared before their version was read. */
function known(there: JourneyRecord | undefined): JourneyRecord {
  if (there === undefined) throw new Error('The journey was not read')
  return there
}
