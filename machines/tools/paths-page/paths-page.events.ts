import * as v from 'valibot'
import { suiteFormats } from '#contract/views/suite-query.ts'
import { button, type EventsOf, selection } from '../../core/event.ts'
import { paths } from '../../reference/messages/paths.ts'
import { tabs } from './place.ts'

const written = v.record(v.string(), v.string())
const tab = v.picklist(tabs)
const step = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.object({ written, path: v.optional(v.string()), step, tab })

/** Events of the paths page. */
export const pathsPageEvents = {
  'machine.retried': button(paths.retry),
  'suite.retried': button(paths.retry),
  'options.changed': selection('Options', v.object({ written }), [
    { written: { criterion: 'negative' } },
    { written: { criterion: 'n-switch', n: '9' } },
  ]),
  /** The browser went back or forward, or followed a link. */
  'address.followed': selection('Address', v.object({ place }), [
    { place: { written: {}, path: 'b', step: 1, tab: 'paths' } },
    { place: { written: { criterion: 'states' }, step: 9, tab: 'paths' } },
  ]),
  'tab.chosen': selection('Shown', v.object({ tab }), [{ tab: 'checks' }]),
  'path.chosen': selection('Path', v.object({ path: v.string() }), [{ path: 'b' }]),
  'step.chosen': selection('Step', v.object({ step }), [{ step: 1 }]),
  'step.first': button('First step'),
  'step.back': button('Step back'),
  'step.next': button('Next step'),
  'step.last': button('Last step'),
  'playing.begun': button('Play'),
  'playing.paused': button('Pause'),
  'export.asked': selection(
    'Export',
    v.object({
      format: v.picklist(suiteFormats),
      /** A single path of the suite. */
      path: v.optional(v.string()),
      to: v.picklist(['file', 'clipboard']),
    }),
    [
      { format: 'csv', to: 'file' },
      { format: 'vitest', to: 'clipboard', path: 'a' },
    ],
  ),
} as const

export type PathsPageEvent = EventsOf<typeof pathsPageEvents>
export type Export = Omit<Extract<PathsPageEvent, { type: 'export.asked' }>, 'type'>
