import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { button, type EventsOf, navigation, selection, system } from '../../core/event.ts'
import {
  arrivedPlan,
  choosesPlan,
  chosenPlan,
  priceEvents,
  samplesOf,
} from '../../purchase/quotes/price.events.ts'
import { digit, iciciLombard, starHealth } from '../../reference/insurers/index.ts'
import { basicsQuestion } from '../record/basics.question.ts'
import { healthPlan } from '../record/health-plan.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { defaultHealthRequest, healthRequest, preExistingWaits } from '../record/health-request.ts'
import { sampleHealthPlan } from '../record/samples.ts'

const answer = answering<HealthRecord>()

/** What a plan must offer to be listed. */
const healthFilters = v.object({
  noRoomLimit: v.boolean(),
  noCoPayment: v.boolean(),
  /** The longest wait for existing illnesses, in months. */
  longestWait: v.picklist(preExistingWaits),
})
export type HealthFilters = v.InferOutput<typeof healthFilters>

export const noFilters: HealthFilters = { noRoomLimit: false, noCoPayment: false, longestWait: 36 }

/** Who is to be insured, what insurers answer, and what the person changes or chooses (steps H1 and H2). */
export const healthEvents = {
  'basics.given': basicsQuestion,
  'start.retried': button('Retry'),

  ...priceEvents({ refused: starHealth, priced: [digit, iciciLombard] }),
  'request.changed': answer(
    2,
    selection('Update prices', v.object({ request: healthRequest }), [
      { request: { ...defaultHealthRequest, sumInsured: 1_000_000, addOns: ['careShield'] } },
    ]),
    {
      change: ({ request }) => ({ request, plan: undefined }),
      known: ({ request = defaultHealthRequest }) => ({ request }),
      rated: true,
    },
  ),
  'filters.changed': selection('Show only', v.object({ filters: healthFilters }), [
    { filters: { noRoomLimit: true, noCoPayment: false, longestWait: 36 } },
  ]),
  'edits.opened': button('Change cover'),

  'quote.arrived': answer(
    2,
    system('A price arrives', v.object({ plan: healthPlan }), (today) =>
      samplesOf(sampleHealthPlan(today), iciciLombard),
    ),
    arrivedPlan(2),
  ),
  'plan.chosen': answer(2, choosesPlan([digit, iciciLombard]), chosenPlan(2)),

  back: navigation(button('Back')),
  /** The browser's back and forward, and "change" beside an assumption. */
  revisited: navigation(
    selection('Change', v.object({ screen: v.string() }), [{ screen: 'basics' }, { screen: 'quotes' }]),
  ),
} as const

export type HealthEvent = EventsOf<typeof healthEvents>
