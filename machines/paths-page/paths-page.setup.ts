import { assign, emit, setup } from 'xstate'
import { outside, words } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import { type Notice, notice } from '../core/notice.ts'
import { limits } from '../reference/limits.ts'
import { paths as texts } from '../reference/messages/paths.ts'
import type { MachineSummary, Outline, Suite } from '../schemas/paths.ts'
import { criteria, type QueryFault, queryFaults, type WrittenQuery } from '../schemas/suite-query.ts'
import { nameFaults } from './name-faults.ts'
import type { Export, PathsPageEvent } from './paths-page.events.ts'
import { lastStep, type Place, pathAt, placeOn, type Tab } from './place.ts'

export type PathsPageInput = { machine: string; place: Place }
/** A machine as it is declared, or all there are where nobody knows this one. */
export type Read = { outline: Outline } | { machines: readonly MachineSummary[] }
/** The suite, or what is wrong with what was asked for. */
export type Answered = { suite: Suite } | { faults: readonly QueryFault[] }
export type ExportInput = Export & { machine: string; written: WrittenQuery }

type Context = Place & {
  machine: string
  machines: readonly MachineSummary[]
  outline?: Outline
  /** While another is made, the one before. */
  suite?: Suite
  faults: readonly QueryFault[]
  exported?: Export
  problem?: string
}
type Failed = { error: unknown }

/** All that can be seen without asking, at once. */
const faultsOf = ({ written, outline }: Context): QueryFault[] => {
  const known = criteria.find((criterion) => criterion === written.criterion)
  const named = outline ? nameFaults(outline, { ...written, criterion: known }) : []
  return [...queryFaults(written), ...named]
}

const stepped = ({ suite, path }: Context, step: number) => placeOn(suite, { path, step })

/** The words of the page of paths. */
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
    readMachine: outside<Read, { machine: string }>('the server'),
    makeSuite: outside<Answered, { machine: string; written: WrittenQuery }>('the server'),
    exportSuite: outside<void, ExportInput>('the server'),
  },
  guards: {
    isKnown: (_, { read }: { read: Read }) => 'outline' in read,
    isMade: (_, { answered }: { answered: Answered }) => 'suite' in answered,
    isSound: ({ context }) => faultsOf(context).length === 0,
    isSameQuery: ({ context }, { place }: { place: Place }) => isSameQuery(context.written, place.written),
    isAtEnd: ({ context }) => context.step >= lastStep(pathAt(context.suite, context)),
    isCopy: ({ context }) => context.exported?.to === 'clipboard',
  },
  actions: {
    keepMachine: assign((_, { read }: { read: Read }) => ({ ...read })),
    keepWritten: assign((_, { written }: { written: WrittenQuery }) => ({ written })),
    keepPlace: assign(({ context }, { place }: { place: Place }) => ({
      ...place,
      ...placeOn(context.suite, place),
    })),
    keepWholePlace: assign((_, { place }: { place: Place }) => ({ ...place, path: place.path })),
    keepTab: assign((_, { tab }: { tab: Tab }) => ({ tab })),
    findFaults: assign(({ context }) => ({ faults: faultsOf(context) })),
    keepFaults: assign((_, { answered }: { answered: Answered }) =>
      'faults' in answered ? { faults: answered.faults } : {},
    ),
    keepSuite: assign(({ context }, { answered }: { answered: Answered }) =>
      'suite' in answered ? { suite: answered.suite, ...placeOn(answered.suite, context) } : {},
    ),
    forgetFaults: assign({ faults: [], problem: undefined }),
    keepPath: assign(({ context }, { path }: { path: string }) => placeOn(context.suite, { path, step: 0 })),
    stepTo: assign(({ context }, { step }: { step: number }) => stepped(context, step)),
    stepBy: assign(({ context }, { by }: { by: number }) => stepped(context, context.step + by)),
    keepExport: assign((_, { exported }: { exported: Export }) => ({ exported })),
    complain: assign((_, { error }: Failed) => ({ problem: words(error, texts.notMade) })),
    tellCopied: emit(notice('success', texts.copied)),
    tellNotExported: emit((_, { error }: Failed) => notice('error', words(error, texts.noDownload))),
  },
  delays: { settle: limits.paths.settleMs, play: limits.paths.playMs },
})

/** Whether two ask for the same, whatever their order. */
function isSameQuery(one: WrittenQuery, other: WrittenQuery): boolean {
  const sorted = (query: WrittenQuery) => JSON.stringify(Object.entries(query).sort())
  return sorted(one) === sorted(other)
}
