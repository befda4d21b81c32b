import { assign, emit, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { PayloadOf } from '../../core/event.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { type Notice, notice } from '../../core/notice.ts'
import { account } from '../../reference/messages/account.ts'
import { failure } from '../../reference/messages/failure.ts'
import { profile as texts } from '../../reference/messages/profile.ts'
import type { Erasure } from '../../schemas/erasure.ts'
import type { OwnProfile, OwnSession } from '../../schemas/profile.ts'
import type { OwnDetailsEvent, ownDetailsEvents } from './own-details.events.ts'

export type GivenDetails = PayloadOf<(typeof ownDetailsEvents)['details.given']>
export type OwnDetailsInput = { profile: OwnProfile }

export type SaveOutcome =
  | { kind: 'saved'; profile: OwnProfile }
  /** What another tab or device saved first. */
  | { kind: 'elsewhere'; profile: OwnProfile }
  | { kind: 'refused'; errors: readonly { path: string; message: string }[] }

type Context = OwnDetailsInput & {
  /** What the person typed, until it is saved. */
  given?: GivenDetails
  theirs?: OwnProfile
  errors: readonly { path: string; message: string }[]
  problem?: string
  /** Where the person is logged in, once that was asked for. */
  sessions?: readonly OwnSession[]
  sessionsProblem?: string
  /** Which of them was ended last. */
  closed?: string
  /** Of what was erased just now. */
  receipt?: Erasure
}

const untyped = { given: undefined, theirs: undefined, errors: [], problem: undefined }

/** Types, actors, guards and actions of the details page. */
export const details = setup({
  types: {
    context: {} as Context,
    events: {} as OwnDetailsEvent,
    input: {} as OwnDetailsInput,
    emitted: {} as Notice,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    saveDetails: outsideCall<SaveOutcome, { given: GivenDetails; version: string }>('the customer store'),
    keepReminders: outsideCall<unknown, { isReminded: boolean }>('the customer store'),
    fetchOwnData: outsideCall<unknown, object>('the customer store'),
    eraseOwnData: outsideCall<Erasure, object>('the customer store'),
    listSessions: outsideCall<readonly OwnSession[], object>('the sessions'),
    endSession: outsideCall<unknown, { id: string }>('the sessions'),
    logOutEverywhere: outsideCall<unknown, object>('the sessions'),
  },
  guards: {
    mayChange: ({ context }) => !context.profile.isPartnersWord,
    mayList: ({ context }) => !context.profile.isPartnersWord && !context.sessions,
    isElsewhere: ({ context }, { id }: { id: string }) =>
      context.sessions?.some((session) => session.id === id && !session.isHere) === true,
    isProfileErased: ({ context }) => context.receipt?.isProfileErased === true,
    is: (_, { outcome, kind }: { outcome: SaveOutcome; kind: SaveOutcome['kind'] }) => outcome.kind === kind,
  },
  actions: {
    keepGiven: assign(({ context }, { given }: { given: GivenDetails }) => ({
      ...context,
      ...untyped,
      given,
    })),
    keepProfile: assign(({ context }, { outcome }: { outcome: SaveOutcome }) =>
      outcome.kind === 'saved' ? { ...context, ...untyped, profile: outcome.profile } : {},
    ),
    keepTheirs: assign((_, { outcome }: { outcome: SaveOutcome }) =>
      outcome.kind === 'elsewhere' ? { theirs: outcome.profile } : {},
    ),
    keepErrors: assign((_, { outcome }: { outcome: SaveOutcome }) =>
      outcome.kind === 'refused' ? { errors: outcome.errors } : {},
    ),
    takeTheirs: assign(({ context }) => ({
      ...context,
      ...untyped,
      profile: context.theirs ?? context.profile,
    })),
    /** The next save is based on the other version. */
    standOnTheirs: assign(({ context }) => ({
      profile: context.theirs ?? context.profile,
      theirs: undefined,
    })),
    switchReminders: assign(({ context: { profile } }) => ({
      profile: { ...profile, isReminded: !profile.isReminded },
      problem: undefined,
    })),
    keepReceipt: assign((_, { receipt }: { receipt: Erasure }) => ({ receipt })),
    forgetReceipt: assign({ receipt: undefined }),
    keepSessions: assign((_, { sessions }: { sessions: readonly OwnSession[] }) => ({ sessions })),
    keepClosed: assign((_, { id }: { id: string }) => ({ closed: id })),
    keepSessionsProblem: assign((_, { error }: { error: unknown }) => ({
      sessionsProblem: errorMessage(error, failure.unexpected),
      problem: undefined,
    })),
    forgetSessionsProblem: assign({ sessionsProblem: undefined }),
    forgetTyped: assign(({ context }) => ({ ...context, ...untyped })),
    /** Only what failed last is told, beside where it was asked for. */
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, failure.unexpected),
      sessionsProblem: undefined,
    })),
    tellSaved: emit(notice('success', account.profileSaved)),
    tellFetched: emit(notice('success', texts.ownData.fetched)),
    tellClosed: emit(notice('success', texts.devices.ended)),
    tellLeft: emit(notice('success', texts.loggedOutEverywhere)),
  },
})
