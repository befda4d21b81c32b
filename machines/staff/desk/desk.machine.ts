import { retryAt } from '../../core/ask.ts'
import { limits } from '../../reference/limits.ts'
import type { DeskPage } from '../../schemas/desk.ts'
import { history } from './desk.history.ts'
import { chosenRow, desk, shown } from './desk.setup.ts'

const page = ({ event }: { event: { output: DeskPage } }) => ({ page: event.output })
const chosen = ({ event }: { event: { leadId: string } }) => ({ leadId: event.leadId })

/** The employee's desk: finding a journey, seeing its status and doing the next thing (ruling 9, EMP-12). */
export const deskMachine = desk.createMachine({
  id: 'desk',
  context: ({ input }) => ({ ...input, rows: [], news: 0, leadId: '', link: 'resume', history: [] }),
  initial: 'finding',
  on: {
    'query.changed': {
      target: '.settling',
      actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
    },
  },
  states: {
    /** Waits until typing pauses. */
    settling: {
      tags: 'busy',
      meta: shown,
      after: { settle: 'finding' },
    },
    finding: {
      tags: 'busy',
      meta: shown,
      invoke: {
        id: 'findJourneys',
        src: 'findJourneys',
        input: ({ context: { query } }) => ({ query, cursor: undefined }),
        onDone: { target: 'list', actions: { type: 'keepPage', params: page } },
        onError: retryAt('failed'),
      },
    },
    failed: {
      meta: { ...shown, view: 'failed' },
      on: { 'list.retried': 'finding' },
    },

    list: {
      meta: shown,
      initial: 'resting',
      states: {
        resting: {
          after: { refresh: 'refreshing' },
          on: { 'more.asked': { guard: 'hasMore', target: 'reading' } },
        },
        refreshing: {
          invoke: {
            id: 'refreshRows',
            src: 'refreshRows',
            input: ({ context: { query, rows } }) => ({
              query,
              ids: rows.slice(0, limits.desk.refreshedMax).map(({ customerLeadId }) => customerLeadId),
            }),
            onDone: [
              { guard: { type: 'isFirst', params: ({ event }) => event.output }, target: '#desk.finding' },
              {
                target: 'resting',
                actions: { type: 'keepRefreshed', params: ({ event }) => event.output },
              },
            ],
            onError: retryAt('resting'),
          },
          on: { 'more.asked': { guard: 'hasMore', target: 'reading' } },
        },
        reading: {
          invoke: {
            id: 'findJourneys',
            src: 'findJourneys',
            input: ({ context: { query, next } }) => ({ query, cursor: next }),
            onDone: { target: 'resting', actions: { type: 'addPage', params: page } },
            onError: retryAt('resting'),
          },
        },
      },
      on: {
        'news.shown': 'finding',
        'consent.opened': { target: 'consenting', actions: { type: 'choose', params: chosen } },
        'link.opened': { target: 'linking', actions: { type: 'choose', params: ({ event }) => event } },
        'handOver.opened': { target: 'handingOver', actions: { type: 'choose', params: chosen } },
        'history.opened': { target: 'history', actions: { type: 'choose', params: chosen } },
      },
    },

    consenting: {
      meta: { ...shown, overlay: 'consent' },
      invoke: {
        id: 'consent',
        src: 'consent',
        input: ({ context }) => ({ leadId: context.leadId, mobile: chosenRow(context)?.mobile }),
        onDone: 'list.refreshing',
      },
      on: { closed: 'list' },
    },
    linking: {
      meta: { ...shown, overlay: 'link' },
      invoke: {
        id: 'customerLink',
        src: 'customerLink',
        input: ({ context: { leadId, link } }) => ({ leadId, link }),
        onDone: 'list.refreshing',
      },
    },
    handingOver: {
      meta: { ...shown, overlay: 'handOver' },
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => ({ leadId: context.leadId, emplId: chosenRow(context)?.emplId }),
        onDone: [
          {
            guard: {
              type: 'isHandedOver',
              params: ({ event }: { event: { output: { emplId?: string | undefined } } }) => ({
                emplId: event.output.emplId,
              }),
            },
            target: 'list.refreshing',
          },
          { target: 'list' },
        ],
      },
    },
    history,
  },
})
