import { healthProduct } from '#machines/health/health.product.ts'
import { noGst, spokenSum, spokenYears } from '#machines/health/health-words.ts'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import { comparable } from '#machines/purchase/quotes/offers.ts'
import { healthNotCompared } from '#machines/reference/messages/quotes.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { AssumptionsDialog } from '../../shared/quotes/assumptions-dialog.tsx'
import { Breakup } from '../../shared/quotes/breakup.tsx'
import { Comparison, comparedRow } from '../../shared/quotes/comparison.tsx'
import { featuresOf } from './features.ts'

type View = ViewProps<typeof healthMachine>

/** How one insurer's price for a person came about. */
export function BreakupDialog(view: View) {
  const { opened, offers } = view.model
  const plan = opened === undefined ? undefined : offers[opened]
  return plan ? <Breakup {...view} plan={plan} facts={factsOf(plan)} noTax={noGst} /> : null
}

const factsOf = (plan: HealthPlan): [string, string][] => [
  ['Plan', plan.planName],
  ['Sum insured', spokenSum(plan.sumInsured)],
  ['Policy term', spokenYears(plan.tenure)],
  ['Policy', `${formatDayWithYear(plan.start)} to ${formatDayWithYear(plan.end)}`],
]

/** Two to four plans side by side. */
export function ComparisonDialog(view: View) {
  const plans = comparable(view.model)
  return <Comparison {...view} plans={plans} rows={rowsOf(plans)} note={healthNotCompared} />
}

function rowsOf(plans: readonly HealthPlan[]) {
  const [first] = plans
  const features = first ? featuresOf(first).map(([label]) => label) : []
  const lines = new Map(plans.flatMap((plan) => plan.lines.map(({ key, label }) => [key, label] as const)))
  return [
    comparedRow(plans, 'Price', ({ final }) => formatRupees(final)),
    comparedRow(plans, 'Plan', ({ planName }) => planName),
    comparedRow(plans, 'Sum insured', ({ sumInsured }) => spokenSum(sumInsured)),
    ...features.map((feature) =>
      comparedRow(plans, feature, (plan) => new Map(featuresOf(plan)).get(feature) ?? ''),
    ),
    comparedRow(plans, 'Not covered', ({ features: { notCovered } }) =>
      notCovered.map(insurerWords).join('; '),
    ),
    ...[...lines].map(([key, label]) => comparedRow(plans, insurerWords(label), (plan) => lineOf(plan, key))),
  ]
}

const lineOf = ({ lines }: HealthPlan, key: string): string => {
  const line = lines.find((one) => one.key === key)
  return line ? formatRupees(line.amount) : 'None'
}

/** What every price takes for granted until the proposal asks. */
export const HealthAssumptionsDialog = ({ model, send }: View) => (
  <AssumptionsDialog
    description="The proposal asks about your health. An answer that differs from these may change the price; you decide then whether to go on."
    assumptions={healthProduct.assumptions(model.record, model.today)}
    onChange={(screen) => send({ type: 'revisited', screen })}
    onClose={() => send({ type: 'closed' })}
  />
)
