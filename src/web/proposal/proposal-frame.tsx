import type { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import type { FrameProps } from '../journey/journey.ts'
import { PremiumCard } from '../shared/plan/premium-card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { useMedia } from '../ui/use-media.ts'
import styles from './proposal.module.css'
import { PlanBar, type RailProps } from './rail/plan-bar.tsx'
import railStyles from './rail/rail.module.css'
import { WhatIsLeft } from './rail/what-is-left.tsx'

/** Beside every page of the proposal: what is being bought, and what is left to answer. */
export function ProposalFrame({ model, screen, journey, children }: FrameProps<typeof proposalMachine>) {
  const isWide = useMedia('(min-width: 64rem)')
  const { record } = model
  const step = journey.step?.(screen)
  if (step === undefined || !record.plan) return children
  const Rail = isWide ? PlanRail : PlanBar
  return (
    <div className={styles.frame}>
      <Rail record={record} plan={record.plan} step={step} />
      {children}
    </div>
  )
}

/** The plan and the remaining steps, beside the page on wide screens. */
const PlanRail = ({ record, plan, step }: RailProps) => (
  <aside className={railStyles.rail} aria-label="Your proposal">
    <Stack>
      <PremiumCard plan={plan} />
      <WhatIsLeft record={record} step={step} />
    </Stack>
  </aside>
)
