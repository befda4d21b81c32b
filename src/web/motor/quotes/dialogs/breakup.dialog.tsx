import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Breakup } from '../../../shared/quotes/breakup.tsx'
import { coverLabels, datesOf, periodOf } from '../labels.ts'

/** How one insurer's price for a vehicle came about. */
export function BreakupDialog(view: ViewProps<typeof quoteListMachine>) {
  const { opened, offers } = view.model
  const plan = opened === undefined ? undefined : offers[opened]
  return plan ? <Breakup {...view} plan={plan} facts={factsOf(plan)} /> : null
}

const factsOf = (plan: MotorPlan): [string, string][] => [
  ['Cover', coverLabels[plan.coverType].label],
  ['IDV', plan.idv ? formatRupees(plan.idv.value) : 'Vehicle not insured'],
  ['Policy', datesOf(plan)],
  ...(plan.thirdPartyEnd ? [['Policy term', periodOf(plan)] as [string, string]] : []),
]
