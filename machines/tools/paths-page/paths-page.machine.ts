import { retryAt } from '../../core/ask.ts'
import { paths as texts } from '../../reference/messages/paths.ts'
import { pathsPage } from './paths-page.setup.ts'
import { shown } from './paths-page.shown.ts'

const read = <Output>({ event }: { event: { output: Output } }) => ({ read: event.output })
const answered = <Output>({ event }: { event: { output: Output } }) => ({ answered: event.output })

/** The paths page: requests the paths of a machine, shows the proof, steps through one, exports them. */
export const pathsPageMachine = pathsPage.createMachine({
  id: 'pathsPage',
  context: ({ input: { machine, place } }) => ({ ...place, machine, machines: [], errors: [] }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: { view: 'reading' },
      invoke: {
        id: 'readMachine',
        src: 'readMachine',
        input: ({ context: { machine } }) => ({ machine }),
        onDone: [
          {
            guard: { type: 'isKnown', params: read },
            target: 'open',
            actions: { type: 'keepMachine', params: read },
          },
          { target: 'unknown', actions: { type: 'keepMachine', params: read } },
        ],
        onError: retryAt('unreadable'),
      },
      on: {
        'address.followed': {
          actions: { type: 'keepWholePlace', params: ({ event }) => ({ place: event.place }) },
        },
      },
    },
    unknown: { type: 'final', meta: { view: 'unknown' } },
    unreadable: {
      meta: { view: 'unreadable', title: texts.unreadable },
      on: { 'machine.retried': 'reading' },
    },

    open: {
      initial: 'judging',
      meta: { view: 'paths' },
      on: {
        'options.changed': {
          target: '.settling',
          actions: { type: 'keepWritten', params: ({ event }) => ({ written: event.written }) },
        },
        'address.followed': [
          {
            guard: { type: 'isSameQuery', params: ({ event }) => ({ place: event.place }) },
            actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
          },
          {
            target: '.judging',
            actions: { type: 'keepWholePlace', params: ({ event }) => ({ place: event.place }) },
          },
        ],
        'tab.chosen': { actions: { type: 'keepTab', params: ({ event }) => ({ tab: event.tab }) } },
      },
      states: {
        /** Waits until typing pauses. */
        settling: { tags: 'busy', after: { settle: 'judging' } },
        judging: {
          tags: 'busy',
          entry: 'forgetErrors',
          always: [
            { guard: 'isSound', target: 'making' },
            { target: 'mending', actions: 'findErrors' },
          ],
        },
        /** Errors are shown beside their fields; a change requests the suite again. */
        mending: {},
        making: {
          tags: 'busy',
          invoke: {
            id: 'makeSuite',
            src: 'makeSuite',
            input: ({ context: { machine, written } }) => ({ machine, written }),
            onDone: [
              {
                guard: { type: 'isMade', params: answered },
                target: 'shown',
                actions: { type: 'keepSuite', params: answered },
              },
              { target: 'mending', actions: { type: 'keepErrors', params: answered } },
            ],
            onError: retryAt('failed'),
          },
        },
        failed: { on: { 'suite.retried': 'judging' } },

        shown,
      },
    },
  },
})
