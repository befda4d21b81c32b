import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import type { SavedStep, StateMeta, StateTag } from '../../core/meta.ts'
import {
  mayCompare,
  noAnswers,
  type Offers,
  type Refusals,
  toggled,
  withOffer,
  withRefusal,
} from '../../purchase/quotes/offers.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { Day } from '../../schemas/basics.ts'
import type { Unavailable } from '../../schemas/plan.ts'
import type { PetPlan } from '../record/pet-plan.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { hasRoom, mayGive } from '../rules/pet-list.ts'
import { type PetEvent, petEvents } from './pet.events.ts'

export type PetInput = { today: Day; record: PetRecord; screen?: string | undefined }
export type Begun = { leadId: string; version: number }

export type PetContext = PetInput & {
  /** The pet whose answers are being changed. */
  changed?: number
  offers: Offers<PetPlan>
  refusals: Refusals
  /** The insurer to ask again; undefined for all. */
  only?: number
  compared: number[]
  opened?: number
  /** The record before a plan was chosen, for as long as that is not saved. */
  unchosen?: PetRecord
  problem?: string
}

const { journey } = messages

/** Types, guards, actions and calls of the pet wizard. */
export const petSetup = setup({
  types: {
    context: {} as PetContext,
    events: {} as PetEvent,
    input: {} as PetInput,
    emitted: {} as
      | { type: 'answered'; event: PetEvent }
      | { type: 'saved'; step: SavedStep; record: PetRecord },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    startJourney: outsideCall<Begun, { record: PetRecord }>('the journey store'),
    askQuotes: fromCallback<PetEvent, { record: PetRecord; only?: number }>(({ sendBack }) =>
      sendBack({ type: 'quotes.failed', message: journey.quotesFailed }),
    ),
    savePlan: outsideCall<{ version: number }, { record: PetRecord }>('the journey store'),
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isPaying: ({ context }) => isPaying(context.record.status),
    goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
    lacksOwner: ({ context }) => context.record.owner === undefined,
    isUnbegun: ({ context }) => context.record.leadId === '',
    isRevisitedUnbegun: ({ context }) => context.record.leadId === '' && context.screen !== undefined,
    lacksPets: ({ context }) => !context.record.pets?.length,
    addsPet: ({ context }) => context.screen === 'pet' && hasRoom(context.record.pets),
    hasRoom: ({ context }) => hasRoom(context.record.pets),
    mayGive: ({ context }, { petId }: { petId: number }) => mayGive(context.record, petId),
    isLast: ({ context }, { petId }: { petId: number }) =>
      context.record.pets?.every((pet) => pet.petId === petId) ?? true,
    knows: ({ context }, { petId }: { petId: number }) =>
      context.record.pets?.some((pet) => pet.petId === petId) ?? false,
    hasOffers: ({ context }) => Object.keys(context.offers).length > 0,
    isOffered: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.offers,
    isRefused: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.refusals,
    mayCompare: ({ context }, { insurerId }: { insurerId: number }) =>
      mayCompare(context.compared, context.offers, insurerId),
    lacksOpened: ({ context: { opened, offers } }) => opened === undefined || !(opened in offers),
    comparesSeveral: ({ context }) => context.compared.length > 1,
  },
  actions: {
    keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
      enqueue.assign({ record: applyAnswer(petEvents, event, record, today), problem: undefined })
      enqueue.emit({ type: 'answered', event })
    }),
    keepLead: assign(({ context }, begun: Begun) => ({
      record: { ...context.record, ...begun, savedStep: 1 as const },
      screen: undefined,
      problem: undefined,
    })),
    openPet: assign((_, { petId }: { petId: number }) => ({ changed: petId })),
    closePet: assign({ changed: undefined }),
    keepOffer: assign(({ context }, { plan }: { plan: PetPlan }) => withOffer(context, plan)),
    keepRefusal: assign(({ context }, { unavailable }: { unavailable: Unavailable }) =>
      withRefusal(context, unavailable),
    ),
    askAll: assign({ ...noAnswers, problem: undefined }),
    askOne: assign((_, { insurerId }: { insurerId: number }) => ({ only: insurerId, problem: undefined })),
    compare: assign(({ context }, { insurerId }: { insurerId: number }) => ({
      compared: toggled(context.compared, insurerId),
    })),
    open: assign((_, { insurerId }: { insurerId: number }) => ({ opened: insurerId })),
    choose: assign(({ context: { record, offers } }, { insurerId }: { insurerId: number }) => ({
      opened: insurerId,
      unchosen: record,
      record: { ...record, plan: offers[insurerId], savedStep: 3 as const },
    })),
    /** The choice was not saved: the record is the one before it. */
    unchoose: assign(({ context }) => ({ record: context.unchosen ?? context.record })),
    keepVersion: assign(({ context }, { version }: { version: number }) => ({
      record: { ...context.record, version },
    })),
    goTo: assign((_, { screen }: { screen: string }) => ({
      screen,
      changed: undefined,
      problem: undefined,
    })),
    goOn: assign({ screen: undefined, changed: undefined }),
    complain: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, journey.quotesFailed),
    })),
    save: assign(({ context }, { step }: { step: SavedStep }) => ({
      record: { ...context.record, savedStep: step },
    })),
    announce: emit(({ context }, { step }: { step: SavedStep }) => ({
      type: 'saved' as const,
      step,
      record: context.record,
    })),
  },
})
