import { PremiumCard } from '../../journey/plan/premium-card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './rail.module.css'
import type { RailProps } from './rail-props.ts'
import { WhatIsLeft } from './what-is-left.tsx'

/** The plan and the way left, beside the page on wide screens. */
export const PlanRail = ({ record, plan, step }: RailProps) => (
  <aside className={styles.rail} aria-label="Your proposal">
    <Stack>
      <PremiumCard plan={plan} />
      <WhatIsLeft record={record} step={step} />
    </Stack>
  </aside>
)
