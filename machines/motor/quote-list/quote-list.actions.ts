import { insurer } from '../../purchase/quotes/params.ts'
import type { Day } from '../../schemas/basics.ts'
import { type ExpiryOutput, expiryInput } from '../expiry/expiry.machine.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { EarlierPrices } from './earlier-prices.ts'
import type { EditPart } from './quote-list.events.ts'
import { quoteList } from './quote-list.setup.ts'

type Of = { context: { record: MotorRecord } }
type Done<Output> = { event: { output: Output } }

export const itsRecord = ({ context: { record } }: Of) => ({ record })
export const itsLead = ({ context: { record } }: Of) => ({ leadId: record.leadId })

export const asksQuestions = { type: 'asksQuestions', params: insurer } as const
export const isOffered = { type: 'isOffered', params: insurer } as const
export const keepChoice = ['keep', { type: 'choose', params: insurer }] as const

/** Stores an answer as that of a saved step and emits it to the outbox. */
export const saving = <const S extends 5 | 6 | 7>(step: S) =>
  ['keep', { type: 'announce', params: { step } }] as const

/** Another question to the insurers, all of whom are asked anew. */
export const asksAnew = <const S extends 6 | 7>(step: S) =>
  ({ target: '.asking', actions: [...saving(step), 'askAll'] }) as const

export const isTooEarly = {
  type: 'isTooEarly',
  params: ({ event }: { event: { endDate?: Day | undefined } }) => ({ endDate: event.endDate }),
} as const

export const editPart = {
  type: 'edit',
  params: ({ event }: { event: { part?: EditPart | undefined } }) => ({ part: event.part }),
} as const
export const keepLink = {
  type: 'keepLink',
  params: ({ event }: Done<{ url: string }>) => event.output,
} as const
export const keepEarlier = {
  type: 'keepEarlier',
  params: ({ event }: Done<EarlierPrices | null>) => ({ earlier: event.output }),
} as const

const answer = ({ event }: Done<ExpiryOutput>) => ({ answer: event.output.answer })

/** The calendar of expiry dates, over the page that it returns to. */
export const calendar = (closed: string) =>
  quoteList.createStateConfig({
    meta: { overlay: 'expiry' },
    invoke: {
      id: 'expiry',
      src: 'expiry',
      input: expiryInput(true),
      onDone: [
        {
          guard: { type: 'tells', params: answer },
          target: closed,
          actions: { type: 'sayExpiry', params: answer },
        },
        { target: closed },
      ],
    },
  })
