import type { SavedStep, ScreenNumber } from '../../core/meta.ts'
import { saving } from '../../core/saving.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { Plan } from '../../schemas/plan.ts'
import { success } from '../paying.states.ts'
import { leaveChoice, savePlan } from './choosing.ts'
import { insurer, screen } from './params.ts'
import { opensDialog, priceDialogs } from './price-dialogs.ts'
import { priceStates } from './price-states.ts'

/** The browser's back and forward, and "change" beside an assumption. */
export const revisiting = { target: '.deciding', actions: { type: 'goTo', params: screen } } as const

type Page<Step, Back, On> = {
  title: string
  screen: ScreenNumber
  step: Step
  back: Back
  /** What else happens beside the prices. */
  on?: On
  /** The screen of the payment page. */
  checkout: ScreenNumber
}

/** The prices at the end of a wizard, until one is chosen, and where the journey goes on after it. */
export const quotesPage =
  <R extends JourneyRecord, P extends Plan>() =>
  <const Step extends SavedStep, const Back extends string, const On extends object>({
    title,
    screen,
    step,
    back,
    on = {} as On,
    checkout,
  }: Page<Step, Back, On>) =>
    ({
      open: {
        type: 'parallel',
        meta: { view: 'quotes', title, step: 'quotes', screen, savedStep: step },
        on: {
          back,
          'plan.chosen': {
            guard: { type: 'isOffered', params: insurer },
            target: 'choosing',
            actions: [
              'keep',
              {
                type: 'choose',
                params: ({ event }: { event: { insurerId: number } }) => ({ ...insurer({ event }), step }),
              },
            ],
          },
          'plan.compared': {
            guard: { type: 'mayCompare', params: insurer },
            actions: { type: 'compare', params: insurer },
          },
          ...on,
        },
        states: {
          prices: {
            initial: 'asking',
            on: { 'request.changed': { target: '.asking', actions: [...saving(step), 'askAll'] } },
            states: priceStates<R, P>(),
          },
          dialog: {
            initial: 'closed',
            on: { closed: '.closed' },
            states: {
              closed: { on: { ...opensDialog, 'edits.opened': 'edits' } },
              ...priceDialogs,
              edits: { meta: { overlay: 'edits' } },
            },
          },
        },
      },
      choosing: {
        tags: 'busy',
        meta: { view: 'quotes', title, step: 'quotes', screen },
        invoke: savePlan<R>(),
        on: leaveChoice('deciding'),
      },

      proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
      checkout: { type: 'final', meta: { path: '/checkout/{id}', screen: checkout } },
      success,
    }) as const

/** What the calls of such a wizard have answered, as far as the record contains it. */
export function answeredCalls(record: object) {
  const { leadId, version } = record as JourneyRecord
  return { savePlan: { version }, ...(leadId !== '' && { startJourney: { leadId, version } }) }
}
