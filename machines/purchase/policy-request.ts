import { type AnyEventObject, assign, setup, type UnknownActorLogic } from 'xstate'
import { errorMessage } from '../core/actors.ts'
import { ask, retryAt } from '../core/ask.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'

export type OfPolicy = { leadId: string }
export type PolicyRequestContext<Status> = OfPolicy & { status?: Status; problem?: string }

/**
 * Types, guards and actions of the machines in which a policyholder asks something of an issued policy. Each gives its
 * calls, and what is said of one that failed without a message.
 */
export const policyRequestSetup =
  <Status extends { state: string }, Event extends AnyEventObject>() =>
  <Actors extends Record<string, UnknownActorLogic>>(failed: string, actors: Actors) =>
    setup({
      types: {
        context: {} as PolicyRequestContext<Status>,
        events: {} as Event,
        input: {} as OfPolicy,
        meta: {} as StateMeta,
        tags: {} as StateTag,
      },
      actors,
      guards: {
        isOffered: (_, { status }: { status: Status }) => status.state === 'offered',
      },
      actions: {
        keepStatus: assign((_, { status }: { status: Status }) => ({ status })),
        forgetProblem: assign({ problem: undefined }),
        keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: errorMessage(error, failed) })),
      },
    })

type Answered<Status> = { event: { output: Status } }

const statusOf = <Status>({ event }: Answered<Status>) => ({ status: event.output })

/** What has become of the policy is told. */
export const told = <Status>() =>
  ({ target: 'told', actions: { type: 'keepStatus', params: statusOf<Status> } }) as const

/** Reading what can be asked for, which leads to the state that offers it; where it is nothing, that is told. */
export const readingStates =
  <Status>() =>
  <const Read extends string, const Offers extends string>(read: Read, title: string, offers: Offers) =>
    ({
      reading: {
        tags: 'busy',
        meta: { title },
        invoke: ask(read, {
          input: ({ context: { leadId } }: { context: OfPolicy }) => ({ leadId }),
          onDone: [
            {
              guard: { type: 'isOffered', params: statusOf<Status> },
              target: offers,
              actions: told<Status>().actions,
            },
            told<Status>(),
          ],
          onError: retryAt('unknown'),
        }),
      },
      unknown: {
        meta: { title },
        on: { 'reading.retried': { target: 'reading', actions: 'forgetProblem' } },
      },
    }) as const
