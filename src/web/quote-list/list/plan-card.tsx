import type { MotorPlan } from '#machines/schemas/motor-plan.ts'
import { Money } from '../../ui/facts/money.tsx'
import { BuyPlan, ComparePlan, OpenBreakup } from '../plan-actions.tsx'
import type { QuoteListHandle } from '../quote-list.journey.ts'
import { periodOf } from '../words.ts'
import styles from './card.module.css'
import { CardFrame, type CardFrameProps } from './card-frame.tsx'
import { ChangeSince } from './change-since.tsx'
import { PlanFacts } from './plan-facts.tsx'

type PlanCardProps = { journey: QuoteListHandle; plan: MotorPlan } & Pick<CardFrameProps, 'insurer'>

/** A price with what it is for. */
export const PlanCard = ({ journey, plan, insurer }: PlanCardProps) => (
  <CardFrame
    insurer={insurer}
    aside={<ComparePlan journey={journey} plan={plan} />}
    facts={<PlanFacts plan={plan} request={journey.context.request} />}
    price={
      <>
        <Money paise={plan.final} size="price" />
        <span className={styles.note}>incl. GST · {periodOf(plan)}</span>
        <ChangeSince journey={journey} plan={plan} />
      </>
    }
    more={<OpenBreakup journey={journey} plan={plan} className={styles.breakup} />}
    actions={<BuyPlan journey={journey} plan={plan} wide />}
  />
)
