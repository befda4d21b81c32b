import { ask, retryAt, waiting } from '../../core/ask.ts'
import { journeyPages } from '../../journey-pages.ts'
import { labels } from '../../reference/messages/labels.ts'
import { resume } from '../../reference/messages/resume.ts'
import {
  cameBy,
  isFound,
  isLocked,
  isOpened,
  isProved,
  itsLead,
  itsLink,
  itsOwner,
  keepLead,
  keepMobile,
  keepRecord,
  leadsTo,
  resuming,
} from './resume.setup.ts'

export type { OpenOutcome, ReadOutcome } from './resume.setup.ts'

const pages = journeyPages(['quotes', 'proposal', 'checkout', 'success'], leadsTo)

/** Coming back to a journey: which page for which saved step, and who may (RESUME-01 to RESUME-11, C-23, C-30). */
export const resumeMachine = resuming.createMachine({
  id: 'resume',
  context: ({ input }) =>
    input.way === 'link'
      ? { way: 'link', leadId: '', link: input.link, isNews: false }
      : { way: input.way, leadId: input.leadId, isNews: false },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'knowsLead', target: 'reading' }, { target: 'opening' }] },
    opening: {
      ...waiting({ title: resume.opening }),
      invoke: ask('openLink', {
        input: itsLink,
        onDone: [{ guard: isOpened, target: 'reading', actions: keepLead }, { target: 'gone' }],
        onError: retryAt('failed'),
      }),
    },
    reading: {
      ...waiting({ title: resume.opening }),
      invoke: ask('readJourney', {
        input: itsLead,
        onDone: [
          { guard: isFound, target: 'found', actions: keepRecord },
          { guard: cameBy('browser'), target: 'forgotten' },
          { guard: isLocked, target: 'proving', actions: keepMobile },
          { target: 'unknown' },
        ],
        onError: [{ guard: cameBy('browser'), target: 'forgotten' }, retryAt('failed')],
      }),
    },
    proving: {
      meta: { view: 'proveOwner' },
      invoke: ask('proveOwner', {
        input: itsOwner,
        onDone: [{ guard: isProved, target: 'reading' }, { target: 'home' }],
      }),
    },

    found: {
      always: [
        { guard: cameBy('page'), target: 'here' },
        { guard: 'hasBegun', target: 'begun' },
        { guard: cameBy('browser'), target: 'forgotten' },
        { target: 'continued' },
      ],
    },
    begun: { always: [{ guard: cameBy('browser'), target: 'offered' }, { target: 'continued' }] },
    /** "Vehicle Details" on the home page. */
    offered: {
      meta: { view: 'resume', title: labels.resumeTitle },
      on: { 'journey.continued': 'continued', 'search.restarted': 'forgotten' },
    },
    continued: { always: pages.always },

    failed: {
      meta: { view: 'resumeFailed', title: resume.failedTitle },
      on: { 'read.retried': 'deciding' },
      after: { retry: 'deciding' },
    },
    unknown: {
      entry: 'forgetProblem',
      meta: { view: 'noJourney', title: resume.unknownTitle, lead: resume.unknown },
      on: { 'search.restarted': 'home' },
    },
    gone: {
      entry: 'forgetProblem',
      meta: { view: 'noJourney', title: resume.goneTitle, lead: resume.gone },
      on: { 'search.restarted': 'home' },
    },

    ...pages.states,
    here: { type: 'final' },
    forgotten: { type: 'final' },
  },
})
