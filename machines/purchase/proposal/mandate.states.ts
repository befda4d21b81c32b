import { ask, waiting } from '../../core/ask.ts'
import type { MandateStatus } from '../../schemas/outcome.ts'
import type { ProposalContext } from './proposal.setup.ts'
import { path, referred } from './proposal.states.ts'

const itsRecord = ({ context: { record } }: { context: Pick<ProposalContext, 'record'> }) => ({ record })
const mandate = ({ event }: { event: { output: MandateStatus } }) => ({ mandate: event.output })
const keepMandate = { type: 'keepMandate', params: mandate } as const
const complainOfMandate = {
  type: 'complainOfMandate',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

/** While a person decides, the premium may be blocked by a one-time mandate, and released again (Bima-ASBA). */
export const mandateStates = {
  referred: {
    ...referred,
    on: {
      ...referred.on,
      'mandate.requested': { guard: 'isOffered', target: 'blocking' },
      'mandate.released': { guard: 'isBlocked', target: 'releasing' },
    },
    initial: 'reading',
    states: {
      reading: {
        invoke: ask('readMandate', {
          input: itsRecord,
          onDone: { target: 'known', actions: keepMandate },
          onError: { target: 'known', actions: complainOfMandate },
        }),
      },
      known: {},
    },
  },
  blocking: {
    ...waiting({ title: 'Opening your UPI app', path }),
    invoke: ask('requestMandate', {
      input: itsRecord,
      onDone: [
        { guard: { type: 'hasPage', params: mandate }, target: 'atBank', actions: keepMandate },
        { target: 'referred', actions: keepMandate },
      ],
      onError: { target: 'referred', actions: complainOfMandate },
    }),
  },
  atBank: {
    meta: { view: 'bank', title: 'Opening your UPI app', path },
    on: { 'status.checked': 'checking' },
  },
  releasing: {
    ...waiting({ title: 'Releasing your premium', path }),
    invoke: ask('releaseMandate', {
      input: itsRecord,
      onDone: { target: 'referred', actions: keepMandate },
      onError: { target: 'referred', actions: complainOfMandate },
    }),
  },
} as const
