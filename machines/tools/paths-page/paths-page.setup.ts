import { assign, emit, setup } from 'xstate'
import type { MachineSummary, Outline, Suite } from '#contract/views/paths.ts'
import { criteria, type QueryError, queryErrors, type WrittenQuery } from '#contract/views/suite-query.ts'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { type Notice, notice } from '../../core/notice.ts'
import { limits } from '../../reference/limits.ts'
import { paths as texts } from '../../reference/messages/paths.ts'
import { nameErrors } from './name-errors.ts'
import type { Export, PathsPageEvent } from './paths-page.events.ts'
import { lastStep, type PathsPlace, type PathsTab, pathAt, placeOn } from './place.ts'

type PathsPageInput = { machine: string; place: PathsPlace }
/** A machine's outline, or the list of machines where this one is unknown. */
export type Read = { outline: Outline } | { machines: readonly MachineSummary[] }
/** The suite, or the errors of the query. */
export type Answered = { suite: Suite } | { errors: readonly QueryError[] }
export type ExportInput = Export & { machine: string; written: WrittenQuery }

type Context = PathsPlace & {
  machine: string
  machines: readonly MachineSummary[]
  outline?: Outline
  /** While another is being computed, the previous one. */
  suite?: Suite
  errors: readonly QueryError[]
  exported?: Export
  problem?: string
}
type Failed = { error: unknown }

/** Errors that can be found without asking the server. */
const errorsOf = ({ written, outline }: Context): QueryError[] => {
  const known = criteria.find((criterion) => criterion === written.criterion)
  const named = outline ? nameErrors(outline, { ...written, criterion: known }) : []
  return [...queryErrors(written), ...named]
}

const stepped = ({ suite, path }: Context, step: number) => placeOn(suite, { path, step })

/** Types, actors, guards and actions of the paths page. */
export const pathsPage = setup({
  types: {
    context: {} as Context,
    events: {} as PathsPageEvent,
    emitted: {} as Notice,
    input: {} as PathsPageInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readMachine: outsideCall<Read, { machine: string }>('the server'),
    makeSuite: outsideCall<Answered, { machine: string; written: WrittenQuery }>('the server'),
    exportSuite: outsideCall<void, ExportInput>('the server'),
  },
  guards: {
    isKnown: (_, { read }: { read: Read }) => 'outline' in read,
    isMade: (_, { answered }: { answered: Answered }) => 'suite' in answered,
    isSound: ({ context }) => errorsOf(context).length === 0,
    isSameQuery: ({ context }, { place }: { place: PathsPlace }) =>
      isSameQuery(context.written, place.written),
    isAtEnd: ({ context }) => context.step >= lastStep(pathAt(context.suite, context)),
    isCopy: ({ context }) => context.exported?.to === 'clipboard',
  },
  actions: {
    keepMachine: assign((_, { read }: { read: Read }) => ({ ...read })),
    keepWritten: assign((_, { written }: { written: WrittenQuery }) => ({ written })),
    keepPlace: assign(({ context }, { place }: { place: PathsPlace }) => ({
      ...place,
      ...placeOn(context.suite, place),
    })),
    keepWholePlace: assign((_, { place }: { place: PathsPlace }) => ({ ...place, path: place.path })),
    keepTab: assign((_, { tab }: { tab: PathsTab }) => ({ tab })),
    findErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
    keepErrors: assign((_, { answered }: { answered: Answered }) =>
      'errors' in answered ? { errors: answered.errors } : {},
    ),
    keepSuite: assign(({ context }, { answered }: { answered: Answered }) =>
      'suite' in answered ? { suite: answered.suite, ...placeOn(answered.suite, context) } : {},
    ),
    forgetErrors: assign({ errors: [], problem: undefined }),
    keepPath: assign(({ context }, { path }: { path: string }) => placeOn(context.suite, { path, step: 0 })),
    stepTo: assign(({ context }, { step }: { step: number }) => stepped(context, step)),
    stepBy: assign(({ context }, { by }: { by: number }) => stepped(context, context.step + by)),
    keepExport: assign((_, { exported }: { exported: Export }) => ({ exported })),
    keepProblem: assign((_, { error }: Failed) => ({ problem: errorMessage(error, texts.notMade) })),
    tellCopied: emit(notice('success', texts.copied)),
    tellNotExported: emit((_, { error }: Failed) => notice('error', errorMessage(error, texts.noDownload))),
  },
  delays: { settle: limits.paths.settleMs, play: limits.paths.playMs },
})

/** Whether two queries are equal, whatever the order of their fields. */
function isSameQuery(one: WrittenQuery, other: WrittenQuery): boolean {
  const sorted = (query: WrittenQuery) => JSON.stringify(Object.entries(query).sort())
  return sorted(one) === sorted(other)
}
