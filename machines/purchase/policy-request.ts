import { type AnyEventObject, assign, setup, type UnknownActorLogic } from 'xstate'
import { errorMessage } from '../core/actors.ts'
import { ask, retryAt } from '../core/ask.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'

export type OfPolicy = { leadId: string }
export type PolicyRequestContext<Standing> = OfPolicy & { standing?: Standing; problem?: string }

/**
 * Types, guards and actions of the machines in which a policyholder asks something of an issued policy. Each gives its
 * calls, and what is said of one that failed without a message.
 */
export const policyRequestSetup =
  <Standing extends { state: string }, Event extends AnyEventObject>() =>
  <Actors extends Record<string, UnknownActorLogic>>(failed: string, actors: Actors) =>
    setup({
      types: {
        context: {} as PolicyRequestContext<Standing>,
        events: {} as Event,
        input: {} as OfPolicy,
        meta: {} as StateMeta,
        tags: {} as StateTag,
      },
      actors,
      guards: {
        isOffered: (_, { standing }: { standing: Standing }) => standing.state === 'offered',
      },
      actions: {
        keepStanding: assign((_, { standing }: { standing: Standing }) => ({ standing })),
        forgetProblem: assign({ problem: undefined }),
        keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: errorMessage(error, failed) })),
      },
    })

type Answered<Standing> = { event: { output: Standing } }

const standingOf = <Standing>({ event }: Answered<Standing>) => ({ standing: event.output })

/** What has become of the policy is told. */
export const told = <Standing>() =>
  ({ target: 'told', actions: { type: 'keepStanding', params: standingOf<Standing> } }) as const

/** Reading what can be asked for, which leads to the state that offers it; where it is nothing, that is told. */
export const readingStates =
  <Standing>() =>
  <const Read extends string, const Offers extends string>(read: Read, title: string, offers: Offers) =>
    ({
      reading: {
        tags: 'busy',
        meta: { title },
        invoke: ask(read, {
          input: ({ context: { leadId } }: { context: OfPolicy }) => ({ leadId }),
          onDone: [
            {
              guard: { type: 'isOffered', params: standingOf<Standing> },
              target: offers,
              actions: told<Standing>().actions,
            },
            told<Standing>(),
          ],
          onError: retryAt('unknown'),
        }),
      },
      unknown: {
        meta: { title },
        on: { 'reading.retried': { target: 'reading', actions: 'forgetProblem' } },
      },
    }) as const
