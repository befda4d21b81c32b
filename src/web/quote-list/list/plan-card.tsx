import type { Plan } from '#machines/schemas/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import type { QuoteListHandle } from '../quote-list.journey.ts'
import { periodOf } from '../words.ts'
import styles from './card.module.css'
import { CardFrame, type CardFrameProps } from './card-frame.tsx'
import { PlanFacts } from './plan-facts.tsx'

type PlanCardProps = { journey: QuoteListHandle; plan: Plan } & Pick<CardFrameProps, 'insurer'>

/** A price with what it is for. */
export function PlanCard({ journey, plan, insurer }: PlanCardProps) {
  const { insurerId } = plan
  const { compared, opened, request } = journey.context
  const { busy } = journey.screen
  const compare = (
    <Checkbox
      label="Compare"
      aria-label={`Compare ${plan.insurer}`}
      checked={compared.includes(insurerId)}
      disabled={!journey.can({ type: 'plan.compared', insurerId })}
      onChange={() => journey.send({ type: 'plan.compared', insurerId })}
    />
  )
  const buy = (
    <Button
      wide
      aria-label={`Buy this plan from ${plan.insurer}`}
      busy={busy && opened === insurerId}
      disabled={busy}
      onClick={() => journey.send({ type: 'plan.chosen', insurerId })}
    >
      Buy this plan
    </Button>
  )
  const breakup = (
    <LinkButton
      className={styles.breakup}
      aria-label={`Premium breakup of ${plan.insurer}`}
      onClick={() => journey.send({ type: 'plan.opened', insurerId })}
    >
      Premium breakup
    </LinkButton>
  )
  return (
    <CardFrame
      insurer={insurer}
      aside={compare}
      facts={<PlanFacts plan={plan} request={request} />}
      price={
        <>
          <Money paise={plan.final} size="price" />
          <span className={styles.note}>incl. GST · {periodOf(plan)}</span>
        </>
      }
      more={breakup}
      actions={buy}
    />
  )
}
