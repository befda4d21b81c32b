import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import type { JourneyRecord, LeadsTo } from '../../schemas/journey-record.ts'
import { type ProveOwnerOutput, proveOwnerMachine } from '../prove-owner/prove-owner.machine.ts'
import type { ResumeEvent } from './resume.events.ts'

/**
 * How somebody comes back: `browser` started the journey here and is offered it, `link` was sent to its customer,
 * `id` names it and continues where it was left, `page` is one of its pages by address.
 */
type ResumeInput = { way: 'browser' | 'id' | 'page'; leadId: string } | { way: 'link'; link: string }

export type OpenOutcome = { kind: 'opened'; leadId: string; mobile?: string | undefined } | { kind: 'gone' }
/** `isNews`: somebody else has changed it since this tab last knew. */
export type ReadOutcome =
  | { kind: 'found'; record: JourneyRecord; leadsTo: LeadsTo; isNews: boolean }
  | { kind: 'locked'; mobile?: string | undefined }
  | { kind: 'unknown' }

type Context = {
  way: ResumeInput['way']
  leadId: string
  link?: string
  mobile?: string | undefined
  record?: JourneyRecord
  leadsTo?: LeadsTo
  isNews: boolean
  problem?: string
}

const { resume, labels } = messages
const read = ({ event }: { event: { output: ReadOutcome } }) => ({ outcome: event.output })
const opened = ({ event }: { event: { output: OpenOutcome } }) => ({ outcome: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const cameBy = (way: ResumeInput['way']) => ({ type: 'cameBy', params: { way } }) as const
const leadsTo = (path: string) => ({ type: 'leadsTo', params: { path } }) as const

/** Coming back to a journey: which page for which saved step, and who may (RESUME-01 to RESUME-11, C-23, C-30). */
export const resumeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ResumeEvent,
    input: {} as ResumeInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    openLink: outsideCall<OpenOutcome, { link: string }>('the journey store'),
    readJourney: outsideCall<ReadOutcome, { leadId: string }>('the journey store'),
    proveOwner: proveOwnerMachine,
  },
  guards: {
    cameBy: ({ context }, { way }: { way: ResumeInput['way'] }) => context.way === way,
    knowsLead: ({ context }) => context.leadId !== '',
    isOpened: (_, { outcome }: { outcome: OpenOutcome }) => outcome.kind === 'opened',
    isFound: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'found',
    isLocked: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'locked',
    isProved: (_, { isProved }: ProveOwnerOutput) => isProved,
    hasBegun: ({ context }) => context.record !== undefined && context.record.savedStep > 0,
    leadsTo: ({ context }, { path }: { path: string }) => context.leadsTo?.path === path,
  },
  actions: {
    keepLead: assign((_, { outcome }: { outcome: OpenOutcome }) =>
      outcome.kind === 'opened' ? { leadId: outcome.leadId, mobile: outcome.mobile } : {},
    ),
    keepRecord: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'found'
        ? { record: outcome.record, leadsTo: outcome.leadsTo, isNews: outcome.isNews }
        : {},
    ),
    keepMobile: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'locked' ? { mobile: outcome.mobile } : {},
    ),
    complain: assign((_, { error: failed }: { error: unknown }) => ({
      problem: errorMessage(failed, messages.failure.unexpected),
    })),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'resume',
  context: ({ input }) =>
    input.way === 'link'
      ? { way: 'link', leadId: '', link: input.link, isNews: false }
      : { way: input.way, leadId: input.leadId, isNews: false },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'knowsLead', target: 'reading' }, { target: 'opening' }] },
    opening: {
      tags: 'busy',
      meta: { view: 'waiting', title: resume.opening },
      invoke: {
        id: 'openLink',
        src: 'openLink',
        input: ({ context }) => ({ link: context.link ?? '' }),
        onDone: [
          {
            guard: { type: 'isOpened', params: opened },
            target: 'reading',
            actions: { type: 'keepLead', params: opened },
          },
          { target: 'gone' },
        ],
        onError: { target: 'failed', actions: { type: 'complain', params: error } },
      },
    },
    reading: {
      tags: 'busy',
      meta: { view: 'waiting', title: resume.opening },
      invoke: {
        id: 'readJourney',
        src: 'readJourney',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: [
          {
            guard: { type: 'isFound', params: read },
            target: 'found',
            actions: { type: 'keepRecord', params: read },
          },
          { guard: cameBy('browser'), target: 'forgotten' },
          {
            guard: { type: 'isLocked', params: read },
            target: 'proving',
            actions: { type: 'keepMobile', params: read },
          },
          { target: 'unknown' },
        ],
        onError: [
          { guard: cameBy('browser'), target: 'forgotten' },
          { target: 'failed', actions: { type: 'complain', params: error } },
        ],
      },
    },
    proving: {
      meta: { view: 'proveOwner' },
      invoke: {
        id: 'proveOwner',
        src: 'proveOwner',
        input: ({ context: { leadId, link, mobile } }) => ({ leadId, link, mobile }),
        onDone: [
          { guard: { type: 'isProved', params: ({ event }) => event.output }, target: 'reading' },
          { target: 'home' },
        ],
      },
    },

    found: {
      always: [
        { guard: cameBy('page'), target: 'here' },
        { guard: 'hasBegun', target: 'begun' },
        { guard: cameBy('browser'), target: 'forgotten' },
        { target: 'wizard' },
      ],
    },
    begun: { always: [{ guard: cameBy('browser'), target: 'offered' }, { target: 'continued' }] },
    /** "Vehicle Details" on the home page. */
    offered: {
      meta: { view: 'resume', title: labels.resumeTitle },
      on: { 'journey.continued': 'continued', 'search.restarted': 'forgotten' },
    },
    continued: {
      always: [
        { guard: leadsTo('/quotelist/{id}'), target: 'quotes' },
        { guard: leadsTo('/proposal/{id}'), target: 'proposal' },
        { guard: leadsTo('/checkout/{id}'), target: 'checkout' },
        { guard: leadsTo('/success-page/{id}'), target: 'success' },
        { guard: leadsTo('/health'), target: 'health' },
        { guard: leadsTo('/pet'), target: 'pet' },
        { target: 'wizard' },
      ],
    },

    failed: {
      meta: { view: 'resumeFailed', title: resume.failedTitle },
      on: { 'read.retried': { target: 'deciding', actions: 'forgetProblem' } },
    },
    unknown: {
      meta: { view: 'noJourney', title: resume.unknownTitle, lead: resume.unknown },
      on: { 'search.restarted': 'home' },
    },
    gone: {
      meta: { view: 'noJourney', title: resume.goneTitle, lead: resume.gone },
      on: { 'search.restarted': 'home' },
    },

    wizard: { type: 'final', meta: { path: '/motor' } },
    health: { type: 'final', meta: { path: '/health' } },
    pet: { type: 'final', meta: { path: '/pet' } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
    proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
    checkout: { type: 'final', meta: { path: '/checkout/{id}' } },
    success: { type: 'final', meta: { path: '/success-page/{id}' } },
    home: { type: 'final', meta: { path: '/' } },
    here: { type: 'final' },
    forgotten: { type: 'final' },
  },
})
