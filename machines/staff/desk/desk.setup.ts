import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { customerLinkMachine } from '../../purchase/links/customer-link.machine.ts'
import { proveOwnerMachine } from '../../purchase/prove-owner/prove-owner.machine.ts'
import { limits } from '../../reference/limits.ts'
import { accountArea } from '../../reference/messages/account-area.ts'
import { failure } from '../../reference/messages/failure.ts'
import type { DeskPage, DeskQuery, DeskRow, DeskTotals, HistoryEntry, LinkKind } from '../../schemas/desk.ts'
import { handOverMachine } from '../hand-over/hand-over.machine.ts'
import type { DeskEvent } from './desk.events.ts'

type DeskInput = { query: DeskQuery }
/** The current state of the listed journeys, and how many newer ones there are. */
export type Refreshed = { rows: readonly DeskRow[]; news: number; totals?: DeskTotals | undefined }

type Context = DeskInput & {
  rows: readonly DeskRow[]
  /** The cursor of the next page. */
  next?: string | undefined
  news: number
  totals?: DeskTotals | undefined
  /** The journey that a dialog is about. */
  leadId: string
  link: LinkKind
  history: readonly HistoryEntry[]
  problem?: string
}

/** The page of the desk, which its dialogs stand over. */
export const shown = { view: 'desk', title: accountArea.yourDesk } as const

/** Types, actors, guards and actions of the desk. */
export const desk = setup({
  types: {
    context: {} as Context,
    events: {} as DeskEvent,
    input: {} as DeskInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    findJourneys: outsideCall<DeskPage, { query: DeskQuery; cursor: string | undefined }>('the desk'),
    refreshRows: outsideCall<Refreshed, { query: DeskQuery; ids: readonly string[] }>('the desk'),
    readHistory: outsideCall<readonly HistoryEntry[], { leadId: string }>('the desk'),
    consent: proveOwnerMachine,
    customerLink: customerLinkMachine,
    handOver: handOverMachine,
  },
  guards: {
    hasMore: ({ context }) => context.next !== undefined,
    /** An empty list can be replaced without anything jumping. */
    isFirst: ({ context }, { news }: Refreshed) => context.rows.length === 0 && news > 0,
    isHandedOver: (_, { emplId }: { emplId: string | undefined }) => emplId !== undefined,
  },
  actions: {
    keepQuery: assign((_, { query }: { query: DeskQuery }) => ({ query })),
    keepPage: assign((_, { page }: { page: DeskPage }) => ({
      rows: page.rows,
      next: page.next,
      totals: page.totals,
      news: 0,
      problem: undefined,
    })),
    /** A journey that moved to the top while more were loaded is not listed twice. */
    addPage: assign(({ context }, { page }: { page: DeskPage }) => ({
      rows: [...context.rows, ...page.rows.filter(isNewTo(context.rows))],
      next: page.next,
      problem: undefined,
    })),
    /** Rows keep their places, so that nothing jumps while somebody is about to click. */
    keepRefreshed: assign(({ context }, { rows, news, totals }: Refreshed) => ({
      rows: context.rows.map((row) => rows.find(isSame(row)) ?? row),
      news,
      totals,
      problem: undefined,
    })),
    choose: assign((_, { leadId, link = 'resume' }: { leadId: string; link?: LinkKind }) => ({
      leadId,
      link,
    })),
    keepHistory: assign((_, { history }: { history: readonly HistoryEntry[] }) => ({
      history,
      problem: undefined,
    })),
    forgetHistory: assign({ history: [], problem: undefined }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, failure.unexpected),
    })),
  },
  delays: { settle: limits.desk.settleMs, refresh: limits.desk.refreshMs },
})

/** The journey that a dialog is about, as the list knows it. */
export const chosenRow = ({ rows, leadId }: Pick<Context, 'rows' | 'leadId'>): DeskRow | undefined =>
  rows.find(({ customerLeadId }) => customerLeadId === leadId)

const isSame =
  ({ customerLeadId }: DeskRow) =>
  (other: DeskRow) =>
    other.customerLeadId === customerLeadId
const isNewTo = (rows: readonly DeskRow[]) => (row: DeskRow) => !rows.some(isSame(row))
