import { petProduct } from '#machines/pet/pet.product.ts'
import { spokenSum } from '#machines/pet/pet-words.ts'
import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { comparable } from '#machines/purchase/quotes/offers.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { usePlaceNames } from '../../language/place-names.ts'
import { AssumptionsDialog } from '../../shared/quotes/assumptions-dialog.tsx'
import { Breakup } from '../../shared/quotes/breakup.tsx'
import { Comparison, comparedRow } from '../../shared/quotes/comparison.tsx'
import { featuresOf, statusOf } from './features.ts'

type View = ViewProps<typeof petMachine>

/** How one insurer's price for a household came about. */
export function BreakupDialog(view: View) {
  const { opened, offers } = view.model
  const plan = opened === undefined ? undefined : offers[opened]
  return plan ? <Breakup {...view} plan={plan} facts={factsOf(plan)} /> : null
}

const factsOf = (plan: PetPlan): [string, string][] => [
  ['Plan', plan.planName],
  ['Sum insured', `${spokenSum(plan.sumInsured)} a pet`],
  ['Policy', `${formatDayWithYear(plan.start)} to ${formatDayWithYear(plan.end)}`],
  ...plan.pets.map((pet): [string, string] => [pet.name, statusOf(pet)]),
]

/** Two to four plans side by side. */
export function ComparisonDialog(view: View) {
  const plans = comparable(view.model)
  return <Comparison {...view} plans={plans} rows={rowsOf(plans)} />
}

function rowsOf(plans: readonly PetPlan[]) {
  const [first] = plans
  const features = first ? featuresOf(first).map(([label]) => label) : []
  return [
    comparedRow(plans, 'Price', ({ final }) => formatRupees(final)),
    comparedRow(plans, 'Plan', ({ planName }) => planName),
    ...(first?.pets ?? []).map(({ petId, name }) =>
      comparedRow(plans, name, ({ pets }) => {
        const pet = pets.find((one) => one.petId === petId)
        return pet ? statusOf(pet) : ''
      }),
    ),
    ...features.map((feature) =>
      comparedRow(plans, feature, (plan) => new Map(featuresOf(plan)).get(feature) ?? ''),
    ),
    comparedRow(plans, 'Not covered', ({ features: { notCovered } }) =>
      notCovered.map(insurerWords).join('; '),
    ),
  ]
}

/** What every price takes for granted. */
export function PetAssumptionsDialog({ model, send }: View) {
  const { inPlaceLabels } = usePlaceNames()
  const assumptions = petProduct
    .assumptions(model.record, model.today)
    .map((one) => (one.key === 'place' ? { ...one, value: inPlaceLabels(one.value) } : one))
  return (
    <AssumptionsDialog
      description="A price changes with these. An answer that is not right can be changed at any time before you pay."
      assumptions={assumptions}
      onChange={(screen) => send({ type: 'revisited', screen })}
      onClose={() => send({ type: 'closed' })}
    />
  )
}
