import { pathsPage } from './paths-page.setup.ts'

const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** The suite is there: step through a path, let it play, take it along. */
export const shown = pathsPage.createStateConfig({
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
        onDone: [{ guard: 'isCopy', target: 'resting', actions: 'tellCopied' }, { target: 'resting' }],
        onError: { target: 'resting', actions: { type: 'tellNotExported', params: error } },
      },
    },
  },
})
