import { spokenSum, spokenYears } from '#machines/health/health-words.ts'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/card.module.css'
import { CardFrame, type CardFrameProps } from '../../shared/quotes/card-frame.tsx'
import { BuyPlan, ComparePlan, OpenBreakup } from '../../shared/quotes/plan-actions.tsx'
import { PlanFacts } from '../../shared/quotes/plan-facts.tsx'
import { PriceMove } from '../../shared/quotes/price-move.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { featuresOf } from './features.ts'

type HealthCardProps = ViewProps<typeof healthMachine> & { plan: HealthPlan } & Pick<
    CardFrameProps,
    'insurer'
  >

/** A plan: what it costs, what it pays for, how long one waits, and what it leaves out. */
export const HealthCard = ({ plan, insurer, ...view }: HealthCardProps) => (
  <CardFrame
    insurer={insurer}
    aside={<ComparePlan {...view} plan={plan} />}
    facts={
      <>
        <p>
          <b>{plan.planName}</b>
          <span className={styles.note}>{spokenSum(plan.sumInsured)} cover</span>
        </p>
        <PlanFacts
          facts={featuresOf(plan)}
          remarks={plan.missing.map(({ reason }) => insurerWords(reason))}
          notCovered={plan.features.notCovered}
        />
      </>
    }
    price={
      <>
        <Money paise={plan.final} size="price" />
        <span className={styles.note}>{termOf(plan)}</span>
        <span className={styles.note}>No GST</span>
        <PriceMove {...view} plan={plan} />
      </>
    }
    more={<OpenBreakup {...view} plan={plan} className={styles.breakup} />}
    actions={<BuyPlan {...view} plan={plan} wide />}
  />
)

/** What it is a year, where several are paid at once. */
function termOf({ tenure, final }: HealthPlan): string {
  if (tenure === 1) return 'a year'
  return `for ${spokenYears(tenure)}, ${formatRupees(Math.round(final / tenure / 100) * 100)} a year`
}
