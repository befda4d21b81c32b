import type { MotorPlan } from '#machines/schemas/motor-plan.ts'
import { Button, type ButtonLook } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link.tsx'
import { Checkbox } from '../ui/inputs/checkbox.tsx'
import type { QuoteListProps } from './quote-list.journey.ts'

type PlanActionProps = QuoteListProps & { plan: MotorPlan }

/** Each is named by its insurer, after the words that can be seen. */
export function BuyPlan({ journey, plan, ...look }: PlanActionProps & ButtonLook) {
  const { insurerId, insurer, caseId } = plan
  const { busy } = journey.screen
  return (
    <Button
      {...look}
      aria-label={`Buy this plan from ${insurer}`}
      busy={busy && journey.context.opened === insurerId}
      disabled={busy}
      onClick={() => journey.send({ type: 'plan.chosen', insurerId, caseId })}
    >
      {journey.journey.events['plan.chosen']?.label}
    </Button>
  )
}

export function ComparePlan({ journey, plan }: PlanActionProps) {
  const { insurerId, insurer } = plan
  const label = journey.journey.events['plan.compared']?.label
  return (
    <Checkbox
      label={label}
      aria-label={`${label} ${insurer}`}
      checked={journey.context.compared.includes(insurerId)}
      disabled={!journey.can({ type: 'plan.compared', insurerId })}
      onChange={() => journey.send({ type: 'plan.compared', insurerId })}
    />
  )
}

export function OpenBreakup({
  journey,
  plan,
  className,
}: PlanActionProps & { className?: string | undefined }) {
  const { insurerId, insurer } = plan
  const label = journey.journey.events['plan.opened']?.label
  return (
    <LinkButton
      className={className}
      aria-label={`${label} of ${insurer}`}
      onClick={() => journey.send({ type: 'plan.opened', insurerId })}
    >
      {label}
    </LinkButton>
  )
}
