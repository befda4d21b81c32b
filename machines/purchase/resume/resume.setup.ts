import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { limits } from '../../reference/limits.ts'
import { failure } from '../../reference/messages/failure.ts'
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
  /** Why it could not be read the last time; it stands until it could. */
  problem?: string | undefined
}

/** Types, guards, actions and calls of coming back. */
export const resuming = setup({
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
      outcome.kind === 'opened' ? { leadId: outcome.leadId, mobile: outcome.mobile, problem: undefined } : {},
    ),
    keepRecord: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'found'
        ? { record: outcome.record, leadsTo: outcome.leadsTo, isNews: outcome.isNews, problem: undefined }
        : {},
    ),
    keepMobile: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'locked' ? { mobile: outcome.mobile, problem: undefined } : {},
    ),
    keepProblem: assign((_, { error: failed }: { error: unknown }) => ({
      problem: errorMessage(failed, failure.unexpected),
    })),
    forgetProblem: assign({ problem: undefined }),
  },
  delays: { retry: limits.readRetryMs },
})

type Opened = { event: { output: OpenOutcome } }
type Read = { event: { output: ReadOutcome } }
type Of = { context: Context }

const opened = ({ event }: Opened) => ({ outcome: event.output })
const read = ({ event }: Read) => ({ outcome: event.output })

/** Guards and actions for a reply, passed as `outcome`. */
export const isOpened = { type: 'isOpened', params: opened } as const
export const keepLead = { type: 'keepLead', params: opened } as const
export const isFound = { type: 'isFound', params: read } as const
export const keepRecord = { type: 'keepRecord', params: read } as const
export const isLocked = { type: 'isLocked', params: read } as const
export const keepMobile = { type: 'keepMobile', params: read } as const
export const isProved = {
  type: 'isProved',
  params: ({ event }: { event: { output: ProveOwnerOutput } }) => event.output,
} as const
export const cameBy = (way: ResumeInput['way']) => ({ type: 'cameBy', params: { way } }) as const
export const leadsTo = (path: string) => ({ type: 'leadsTo', params: { path } }) as const

/** Inputs of the calls. */
export const itsLink = ({ context: { link = '' } }: Of) => ({ link })
export const itsLead = ({ context: { leadId } }: Of) => ({ leadId })
export const itsOwner = ({ context: { leadId, link, mobile } }: Of) => ({ leadId, link, mobile })
