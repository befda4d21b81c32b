import { paths as texts } from '../reference/messages/paths.ts'
import { pathsPage } from './paths-page.setup.ts'

const read = <Output>({ event }: { event: { output: Output } }) => ({ read: event.output })
const answered = <Output>({ event }: { event: { output: Output } }) => ({ answered: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** A tester's page: ask for the paths of a machine, see the proof, step through one, take them along. */
export const pathsPageMachine = pathsPage.createMachine({
  id: 'pathsPage',
  context: ({ input: { machine, place } }) => ({ ...place, machine, machines: [], faults: [] }),
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
        onError: { target: 'unreadable', actions: { type: 'complain', params: error } },
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
        /** Somebody who types is let finish. */
        settling: { tags: 'busy', after: { settle: 'judging' } },
        judging: {
          tags: 'busy',
          entry: 'forgetFaults',
          always: [
            { guard: 'isSound', target: 'making' },
            { target: 'mending', actions: 'findFaults' },
          ],
        },
        /** What is wrong stands beside its field; changing it asks again. */
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
              { target: 'mending', actions: { type: 'keepFaults', params: answered } },
            ],
            onError: { target: 'failed', actions: { type: 'complain', params: error } },
          },
        },
        failed: { on: { 'suite.retried': 'judging' } },

        shown: {
          initial: 'resting',
          on: {
            'path.chosen': {
              actions: { type: 'keepPath', params: ({ event }) => ({ path: event.path }) },
            },
            'step.chosen': {
              actions: { type: 'stepTo', params: ({ event }) => ({ step: event.step }) },
            },
            'step.first': { actions: { type: 'stepTo', params: { step: 0 } } },
            'step.back': { actions: { type: 'stepBy', params: { by: -1 } } },
            'step.next': { actions: { type: 'stepBy', params: { by: 1 } } },
            'step.last': { actions: { type: 'stepTo', params: { step: Number.POSITIVE_INFINITY } } },
            'export.asked': {
              target: '.exporting',
              actions: {
                type: 'keepExport',
                params: ({ event: { type: _, ...exported } }) => ({ exported }),
              },
            },
          },
          states: {
            resting: {
              on: {
                'playing.begun': [
                  {
                    guard: 'isAtEnd',
                    target: 'playing',
                    actions: { type: 'stepTo', params: { step: 0 } },
                  },
                  { target: 'playing' },
                ],
              },
            },
            playing: {
              after: {
                play: [
                  { guard: 'isAtEnd', target: 'resting' },
                  { target: 'playing', reenter: true, actions: { type: 'stepBy', params: { by: 1 } } },
                ],
              },
              on: { 'playing.paused': 'resting' },
            },
            exporting: {
              invoke: {
                id: 'exportSuite',
                src: 'exportSuite',
                input: ({ context: { machine, written, exported } }) => ({
                  machine,
                  written,
                  format: exported?.format ?? 'text',
                  path: exported?.path,
                  to: exported?.to ?? 'file',
                }),
                onDone: [
                  { guard: 'isCopy', target: 'resting', actions: 'tellCopied' },
                  { target: 'resting' },
                ],
                onError: { target: 'resting', actions: { type: 'tellNotExported', params: error } },
              },
            },
          },
        },
      },
    },
  },
})
