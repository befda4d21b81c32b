import type { HealthProposal } from '#contract/partners/health.ts'
import { conditionKeys, conditions } from '#machines/reference/health/conditions.ts'
import { occupations } from '#machines/reference/health/occupations.ts'
import type { HealthTariff } from '#machines/reference/tariff.ts'
import type { Loading, Underwritten } from './underwriting.ts'

/** Body mass indexes between which somebody is insured at all. */
const insurable = { min: 14, max: 45 }
/** Class of risk from which a person decides. */
const referredClass = 4

const bodyMassIndex = ({ height_cm, weight_kg }: HealthProposal['insured']): number =>
  weight_kg / (height_cm / 100) ** 2

/**
 * What follows from what a person says of their health and work. The reason of a referral names no illness, since
 * it is shown in more places than the proposal.
 */
export function underwriteHealth(
  { insured, medical }: HealthProposal,
  { loadingPct }: HealthTariff,
): Underwritten {
  const index = bodyMassIndex(insured)
  if (index > insurable.max || index < insurable.min)
    return {
      declined: `Height and weight are outside what is insured: a body mass index from ${insurable.min} to ${insurable.max}.`,
    }
  const said = new Set(medical.conditions.map(({ condition }) => condition))
  return {
    loadings: [
      ...conditionKeys.filter((key) => said.has(key)).flatMap(loadingOf),
      ...(medical.smokes ? [byRule('smoker', 'Loading for tobacco', loadingPct.smoker)] : []),
      ...buildLoading(index, loadingPct),
    ],
    referred: referralOf(said, insured.occupation),
  }
}

function loadingOf(key: (typeof conditionKeys)[number]): Loading[] {
  const { label, consequence } = conditions[key]
  return consequence.kind === 'loading'
    ? [byRule(key, `Loading for ${lower(label)}`, consequence.percent)]
    : []
}

function buildLoading(index: number, { bmiOver32, bmiUnder17 }: HealthTariff['loadingPct']): Loading[] {
  if (index > 32) return [byRule('bmi', 'Loading for a body mass index over 32', bmiOver32)]
  return index < 17 ? [byRule('bmi', 'Loading for a body mass index under 17', bmiUnder17)] : []
}

const byRule = (key: string, label: string, percent: number): Loading => ({
  key,
  label,
  reason: 'Said in the proposal',
  percent,
})

function referralOf(
  said: ReadonlySet<keyof typeof conditions>,
  occupation: keyof typeof occupations,
): string | undefined {
  if ([...said].some((key) => conditions[key].consequence.kind === 'referral'))
    return 'An underwriter reads what was said of your health before this is accepted.'
  return occupations[occupation].riskClass >= referredClass
    ? 'An underwriter reads what was said of your occupation before this is accepted.'
    : undefined
}

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
