import { outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { CancellationReason } from '../../reference/cancellation.ts'
import { cancellation as texts } from '../../reference/messages/cancellation.ts'
import type { CancellationStatus } from '../../schemas/cancellation.ts'
import {
  type OfPolicy,
  type PolicyRequestContext,
  policyRequestSetup,
  readingStates,
  told,
} from '../policy-request.ts'
import type { CancellationEvent } from './cancellation.events.ts'

export type CancellationConfirmed = { leadId: string; reason: CancellationReason; refund: number }

type Context = PolicyRequestContext<CancellationStatus>
const asking = { title: texts.title, asks: 'cancellation.confirmed' } as const

/** Ends a policy early: what is given back is reckoned and shown before anybody says yes. */
export const cancellationMachine = policyRequestSetup<CancellationStatus, CancellationEvent>()(texts.failed, {
  readCancellation: outsideCall<CancellationStatus, OfPolicy>('the policy desk'),
  cancelPolicy: outsideCall<CancellationStatus, CancellationConfirmed>('the policy desk'),
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => input,
  initial: 'reading',
  on: { closed: '.closed' },
  states: {
    ...readingStates<CancellationStatus>()('readCancellation', texts.title, 'offered'),
    offered: {
      meta: asking,
      on: {
        'cancellation.confirmed': { target: 'cancelling', actions: 'forgetProblem' },
        'policy.kept': 'closed',
      },
    },
    cancelling: {
      tags: 'busy',
      meta: asking,
      invoke: ask('cancelPolicy', {
        input: ({ context, event }: { context: Context; event: CancellationEvent }) =>
          confirmedOf(context, event),
        onDone: told<CancellationStatus>(),
        // What was shown may have changed: it is read and shown again, with the reason.
        onError: retryAt('reading'),
      }),
    },
    /** It is cancelled, or cannot be. */
    told: { meta: { title: texts.title } },
    closed: { type: 'final' },
  },
})

function confirmedOf({ leadId, status: shown }: Context, event: CancellationEvent): CancellationConfirmed {
  const reason = event.type === 'cancellation.confirmed' ? event.reason : 'notNeeded'
  return { leadId, reason, refund: shown?.state === 'offered' ? shown.refund : 0 }
}
