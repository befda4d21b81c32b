import { extraName } from '#machines/motor/motor-words.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { propertyDamageLimit } from '#machines/motor/rules/property-damage.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import { type ComparedRow, comparedRow } from '../../../shared/quotes/comparison.tsx'
import { datesOf } from '../labels.ts'

/** Plans side by side, row by row; `differs` where the values differ. */
export function comparedRows(plans: readonly MotorPlan[], record: MotorRecord): ComparedRow[] {
  const row = (label: string, tell: (plan: MotorPlan) => string) => comparedRow(plans, label, tell)
  const extras = unique(
    plans.flatMap(({ included, missing }) => [...included, ...missing.map((one) => one.addOn)]),
  )
  const lines = new Map(plans.flatMap((plan) => plan.lines.map(({ key, label }) => [key, label] as const)))
  return [
    row('Price, including GST', ({ final }) => formatRupees(final)),
    row('Above the lowest', ({ final }) => above(final, plans)),
    row('Insured value (IDV)', ({ idv }) => (idv ? formatRupees(idv.value) : 'Not insured')),
    row('Policy dates', datesOf),
    row('You pay of each own-damage claim', ownShare),
    row('Damage to property of others, up to', ({ coverType }) =>
      coverType === 'odOnly' ? 'Not covered' : formatRupees(propertyDamageLimit(record)),
    ),
    row('Inspection', ({ inspection }) => (inspection ? 'Photographs, before you pay' : 'None')),
    row('Not covered', (plan) => notCovered(plan).join('; ')),
    ...extras.map((key) => row(extraName(key), (plan) => extraOf(plan, key))),
    ...[...lines].map(([key, label]) => row(withoutRate(insurerWords(label)), (plan) => lineOf(plan, key))),
    row('GST', ({ gst }) => formatRupees(gst)),
  ]
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

function above(final: number, plans: readonly MotorPlan[]): string {
  const more = final - Math.min(...plans.map((plan) => plan.final))
  return more === 0 ? 'The lowest of these' : `+ ${formatRupees(more)}`
}

function ownShare({ idv, deductible }: MotorPlan): string {
  if (!idv) return 'Own damage is not insured'
  return deductible ? formatRupees(deductible) : 'As in its wording'
}

/** What an add-on would bring into the cover. */
const broughtBy = [
  ['zeroDepriciationCover', 'Depreciation of replaced parts'],
  ['engineProtection', 'Engine damage by water'],
  ['consumables', 'Oils, nuts and bolts'],
] as const

/** What people are most often surprised to pay themselves; the wording has the whole list. */
function notCovered({ coverType, included }: MotorPlan): string[] {
  if (coverType === 'thirdParty') return ['Damage to your own vehicle', 'Theft', 'Fire']
  const lacking = broughtBy.filter(([addOn]) => !included.includes(addOn)).map(([, what]) => what)
  const others = coverType === 'odOnly' ? ['Damage and injury to others'] : []
  return [...others, ...lacking, 'Wear and tear', 'Mechanical breakdown']
}

function extraOf({ included, missing }: MotorPlan, key: string): string {
  if (included.includes(key)) return 'Included'
  const lacking = missing.find(({ addOn }) => addOn === key)
  return lacking ? insurerWords(lacking.reason) : 'Not included'
}

function lineOf({ lines }: MotorPlan, key: string): string {
  const amounts = lines.filter((line) => line.key === key).map(({ amount }) => amount)
  return amounts.length === 0 ? 'None' : formatRupees(amounts.reduce((sum, amount) => sum + amount))
}

/** An insurer's own rate is not comparable with the others' amounts. */
const withoutRate = (label: string): string => label.replace(/ [\d.]+%$/, '')
