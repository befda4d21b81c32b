import { assign, setup } from 'xstate'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { type BusinessType, businessTypes } from '../../reference/policies.ts'
import type { Day, NcbSlab } from '../../schemas/basics.ts'
import type { ExpiryChosen } from '../record/expiry-chosen.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { businessType, isExceeded } from '../rules/business-type.ts'
import type { ExpiryEvent } from './expiry.events.ts'

export type ExpiryInput = { today: Day; endDate?: Day; ncb?: NcbSlab; fromQuoteList: boolean }
/** The answers of the two dialogs; undefined where they were closed without one. */
export type ExpiryAnswer =
  | { exceeded: true; endDate: Day }
  | { exceeded: false; endDate?: Day; businessType: BusinessType; ncb?: NcbSlab }

/** An answer as the event that a journey keeps. */
export const chosenIn = (answer: ExpiryAnswer | undefined): ExpiryChosen => ({
  ...(answer?.endDate && { endDate: answer.endDate }),
  ...(answer && !answer.exceeded && answer.ncb !== undefined && { ncb: answer.ncb }),
})

/** The input of the dialogs beside a journey: the end that is known of the previous policy. */
export const expiryInput =
  (fromQuoteList: boolean) =>
  ({ context: { today, record } }: { context: { today: Day; record: MotorRecord } }): ExpiryInput => ({
    today,
    fromQuoteList,
    ...(record.previousPolicy?.endDate && { endDate: record.previousPolicy.endDate }),
  })

export type ExpiryOutput = { answer?: ExpiryAnswer }

type Context = ExpiryInput & { answer?: ExpiryAnswer }

/** Previous policy expiry date, then no-claim bonus (spec §2, spec §4, C-48 to C-55). */
export const expiryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ExpiryEvent,
    input: {} as ExpiryInput,
    output: {} as ExpiryOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  guards: {
    exceeded: ({ context }, { endDate }: { endDate: Day }) => isExceeded(endDate, context.today),
    fromQuoteList: ({ context }) => context.fromQuoteList,
  },
  actions: {
    keepExceeded: assign((_, { endDate }: { endDate: Day }) => ({
      answer: { exceeded: true, endDate } as const,
    })),
    keepDate: assign(({ context }, { endDate }: { endDate: Day }) => ({
      answer: { exceeded: false, endDate, businessType: businessType(endDate, context.today) } as const,
    })),
    keepUnknown: assign({
      answer: { exceeded: false, businessType: businessTypes.breakInBefore90Days } as const,
    }),
    keepBonus: assign(({ context }, { ncb }: { ncb: NcbSlab }) => ({
      answer: context.answer && !context.answer.exceeded ? { ...context.answer, ncb } : context.answer,
    })),
    forget: assign({ answer: undefined }),
  },
  delays: { settle: limits.previousPolicy.settleMs },
}).createMachine({
  id: 'expiry',
  context: ({ input }) => input,
  output: ({ context }) => (context.answer ? { answer: context.answer } : {}),
  initial: 'calendar',
  states: {
    calendar: {
      meta: { view: 'calendar', title: messages.labels.expiryTitle },
      initial: 'choosing',
      states: {
        choosing: {},
        settling: {
          after: {
            settle: [{ guard: 'fromQuoteList', target: '#expiry.closed' }, { target: '#expiry.bonus' }],
          },
        },
      },
      on: {
        'date.chosen': [
          {
            guard: { type: 'exceeded', params: ({ event }) => ({ endDate: event.endDate }) },
            target: 'closed',
            actions: { type: 'keepExceeded', params: ({ event }) => ({ endDate: event.endDate }) },
          },
          {
            target: '.settling',
            reenter: true,
            actions: { type: 'keepDate', params: ({ event }) => ({ endDate: event.endDate }) },
          },
        ],
        'date.unknown': { target: 'bonus', actions: 'keepUnknown' },
        closed: { target: 'closed', actions: 'forget' },
      },
    },
    bonus: {
      meta: { view: 'bonus', title: messages.labels.ncbTitle, asks: 'ncb.chosen' },
      on: {
        'ncb.chosen': {
          target: 'closed',
          actions: { type: 'keepBonus', params: ({ event }) => ({ ncb: event.ncb }) },
        },
        closed: 'closed',
      },
    },
    closed: { type: 'final' },
  },
})
