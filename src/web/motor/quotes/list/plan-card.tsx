import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import styles from '../../../shared/quotes/card.module.css'
import { CardFrame, type CardFrameProps } from '../../../shared/quotes/card-frame.tsx'
import { BuyPlan, ComparePlan, OpenBreakup } from '../../../shared/quotes/plan-actions.tsx'
import { PriceMove } from '../../../shared/quotes/price-move.tsx'
import { Money } from '../../../ui/facts/money.tsx'
import { periodOf } from '../labels.ts'
import { ChangeSince } from './change-since.tsx'
import { PlanFacts } from './plan-facts.tsx'

type PlanCardProps = ViewProps<typeof quoteListMachine> & { plan: MotorPlan } & Pick<
    CardFrameProps,
    'insurer'
  >

/** A price with its label. */
export const PlanCard = ({ plan, insurer, ...view }: PlanCardProps) => (
  <CardFrame
    insurer={insurer}
    aside={<ComparePlan {...view} plan={plan} />}
    facts={<PlanFacts plan={plan} request={view.model.request} />}
    price={
      <>
        <Money paise={plan.final} size="price" />
        <span className={styles.note}>incl. GST · {periodOf(plan)}</span>
        <ChangeSince {...view} plan={plan} />
        <PriceMove {...view} plan={plan} />
      </>
    }
    more={<OpenBreakup {...view} plan={plan} className={styles.breakup} />}
    actions={<BuyPlan {...view} plan={plan} wide />}
  />
)
