import * as v from 'valibot'
import { button, navigation, selection, system } from '../../core/event.ts'
import type { SavedStep } from '../../core/meta.ts'
import type { Insurer } from '../../reference/insurer.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import { type Plan, unavailable } from '../../schemas/plan.ts'

const insurer = v.object({ insurerId: v.number() })

/** Insurers of a product: one without a price, and two with one. */
type SampleInsurers = { refused: Insurer; priced: readonly [Insurer, Insurer] }

/** What happens on a list of prices of any product, apart from the prices themselves. */
export const priceEvents = ({ refused, priced }: SampleInsurers) => ({
  'insurer.unavailable': system('An insurer has no price', v.object({ unavailable }), [
    {
      unavailable: {
        ...namedIn(refused),
        reason: 'late' as const,
        message: `${refused.name} did not answer in time.`,
      },
    },
  ]),
  'quotes.ended': system('Every insurer has answered', v.object({}), [{}]),
  'quotes.failed': system('The quotes could not be fetched', v.object({ message: v.string() }), [
    { message: 'We could not fetch quotes. Please try again.' },
  ]),
  'quotes.retried': button('Try again'),
  'insurer.retried': selection(
    'Ask again',
    v.object({
      insurerId: v.number(),
      /** Others that are asked at the same time. */
      besides: v.optional(v.array(v.number())),
    }),
    [{ insurerId: refused.insurerId }],
  ),

  'plan.opened': selection('Premium breakup', insurer, [{ insurerId: priced[0].insurerId }]),
  'plan.compared': selection(
    'Compare',
    insurer,
    priced.map(({ insurerId }) => ({ insurerId })),
  ),
  'comparison.opened': button('Compare plans'),
  'assumptions.opened': button('What we assumed'),
  closed: navigation(button('Close')),
})

/** The choice of one of the prices; the machine takes the plan from those that have arrived. */
export const choosesPlan = (priced: readonly [Insurer, Insurer]) =>
  selection(
    'Buy this plan',
    v.object({ insurerId: v.number(), caseId: v.string() }),
    priced.map(({ insurerId }, at) => ({ insurerId, caseId: caseOf(at) })),
  )

/** The same plan as two insurers price it. */
export const samplesOf = <P extends Plan>(plan: P, other: Insurer) => [
  { plan },
  { plan: { ...plan, ...namedIn(other), caseId: caseOf(1) } },
]

const caseOf = (at: number) => `case-${at + 1}`

/** Prices are of their day: until the proposal is begun, coming back means choosing again (RESUME-07). */
function chosenAfter(step: SavedStep, { plan, savedStep }: JourneyRecord) {
  return savedStep > step && plan ? { insurerId: plan.insurerId, caseId: plan.caseId } : undefined
}

/** How the chosen plan of a record answers that prices of this step arrive, and that one is chosen. */
export const chosenPlan = (step: SavedStep) => ({
  change: () => ({}),
  known: (record: JourneyRecord) => chosenAfter(step, record),
})
export const arrivedPlan = <R extends JourneyRecord>(step: SavedStep) => ({
  change: () => ({}),
  known: (record: R) => chosenAfter(step, record) && { plan: record.plan },
})

/** An insurer as its answer names it. */
export const namedIn = ({ insurerId, name, logo }: Insurer) => ({ insurerId, insurer: name, logo })
