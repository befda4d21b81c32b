import type { Plan } from '#machines/schemas/plan.ts'
import { Button, type ButtonLook } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import type { PriceListProps } from './price-list.ts'

type PlanActionProps = PriceListProps & { plan: Plan }

/** Each has its insurer's name after the visible text. */
export function BuyPlan({
  model,
  screen,
  send,
  journey,
  plan,
  variant,
  size,
  wide,
}: PlanActionProps & ButtonLook) {
  const { insurerId, insurer, caseId } = plan
  const { busy } = screen
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      aria-label={`Buy this plan from ${insurer}`}
      busy={busy && model.opened === insurerId}
      disabled={busy}
      onClick={() => send({ type: 'plan.chosen', insurerId, caseId })}
    >
      {journey.events['plan.chosen']?.label}
    </Button>
  )
}

export function ComparePlan({ model, send, can, journey, plan }: PlanActionProps) {
  const { insurerId, insurer } = plan
  const label = journey.events['plan.compared']?.label
  return (
    <Checkbox
      label={label}
      aria-label={`${label} ${insurer}`}
      checked={model.compared.includes(insurerId)}
      disabled={!can({ type: 'plan.compared', insurerId })}
      onChange={() => send({ type: 'plan.compared', insurerId })}
    />
  )
}

export function OpenBreakup({
  screen,
  send,
  journey,
  plan,
  className,
}: PlanActionProps & { className?: string | undefined }) {
  const { insurerId, insurer } = plan
  const label = journey.events['plan.opened']?.label
  return (
    <LinkButton
      className={className}
      disabled={screen.busy}
      aria-label={`${label} of ${insurer}`}
      onClick={() => send({ type: 'plan.opened', insurerId })}
    >
      {label}
    </LinkButton>
  )
}
