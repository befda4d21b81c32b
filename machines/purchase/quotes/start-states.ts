import { ask, retryAt, waiting } from '../../core/ask.ts'
import type { Begun } from './priced-wizard.setup.ts'

/**
 * Beginning a journey whose first screen was answered; no quotation number is invented where none was allotted (C-111).
 * The record type and the targets are those of the chart that has these states.
 */
export const startStates =
  <R extends object>() =>
  <const Begins extends string, const First extends string>(title: string, begins: Begins, first: First) =>
    ({
      starting: {
        ...waiting({ title, step: 'starting' }),
        invoke: ask('startJourney', {
          input: ({ context: { record } }: { context: { record: R } }) => ({ record }),
          onDone: {
            target: begins,
            actions: { type: 'keepLead', params: ({ event }: { event: { output: Begun } }) => event.output },
          },
          onError: retryAt('notStarted'),
        }),
      },
      notStarted: {
        meta: { view: 'notStarted', title, step: 'notStarted' },
        on: { 'start.retried': 'starting', back: first },
      },
    }) as const
