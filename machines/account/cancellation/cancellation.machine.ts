import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import type { CancellationReason } from '../../reference/cancellation.ts'
import { cancellation as texts } from '../../reference/messages/cancellation.ts'
import type { CancellationStanding } from '../../schemas/cancellation.ts'
import type { CancellationEvent } from './cancellation.events.ts'

type CancellationInput = { leadId: string }

type Context = CancellationInput & { standing?: CancellationStanding; problem?: string }
export type CancellationConfirmed = { leadId: string; reason: CancellationReason; refund: number }

const standing = ({ event }: { event: { output: CancellationStanding } }) => ({ standing: event.output })
const keepStanding = { type: 'keepStanding', params: standing } as const
const titled = { title: texts.title } as const

/** Ends a policy early: what is given back is reckoned and shown before anybody says yes. */
export const cancellationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CancellationEvent,
    input: {} as CancellationInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readCancellation: outsideCall<CancellationStanding, { leadId: string }>('the policy desk'),
    cancelPolicy: outsideCall<CancellationStanding, CancellationConfirmed>('the policy desk'),
  },
  guards: {
    isOffered: (_, { standing: known }: { standing: CancellationStanding }) => known.state === 'offered',
  },
  actions: {
    keepStanding: assign((_, { standing: known }: { standing: CancellationStanding }) => ({
      standing: known,
    })),
    forgetProblem: assign({ problem: undefined }),
    complain: assign((_, { error }: { error: unknown }) => ({ problem: errorMessage(error, texts.failed) })),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => input,
  initial: 'reading',
  on: { closed: '.closed' },
  states: {
    reading: {
      tags: 'busy',
      meta: titled,
      invoke: ask('readCancellation', {
        input: ({ context: { leadId } }: { context: Context }) => ({ leadId }),
        onDone: [
          { guard: { type: 'isOffered', params: standing }, target: 'offered', actions: keepStanding },
          { target: 'told', actions: keepStanding },
        ],
        onError: retryAt('unknown'),
      }),
    },
    unknown: { meta: titled, on: { 'reading.retried': { target: 'reading', actions: 'forgetProblem' } } },
    offered: {
      meta: { ...titled, asks: 'cancellation.confirmed' },
      on: {
        'cancellation.confirmed': { target: 'cancelling', actions: 'forgetProblem' },
        'policy.kept': 'closed',
      },
    },
    cancelling: {
      tags: 'busy',
      meta: { ...titled, asks: 'cancellation.confirmed' },
      invoke: ask('cancelPolicy', {
        input: ({ context, event }: { context: Context; event: CancellationEvent }) =>
          confirmedOf(context, event),
        onDone: { target: 'told', actions: keepStanding },
        // What was shown may have changed: it is read and shown again, with the reason.
        onError: retryAt('reading'),
      }),
    },
    /** It is cancelled, or cannot be. */
    told: { meta: titled },
    closed: { type: 'final' },
  },
})

function confirmedOf({ leadId, standing: shown }: Context, event: CancellationEvent): CancellationConfirmed {
  const reason = event.type === 'cancellation.confirmed' ? event.reason : 'notNeeded'
  return { leadId, reason, refund: shown?.state === 'offered' ? shown.refund : 0 }
}
