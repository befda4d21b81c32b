import type { Plan } from '#machines/schemas/plan.ts'
import { Logo } from '../../../ui/facts/logo.tsx'
import { Money } from '../../../ui/facts/money.tsx'
import { ChevronDown } from '../../../ui/icons/interface.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { PremiumCard } from '../../plan/premium-card.tsx'
import styles from './rail.module.css'
import { type RailPage, WhatIsLeft } from './what-is-left.tsx'

export type RailProps = { plan: Plan; cover: string | undefined; pages: readonly RailPage[] }

/** The same on small screens: one line that opens. */
export function PlanBar({ plan, cover, pages }: RailProps) {
  const at = 1 + pages.findIndex(({ isOpen }) => isOpen)
  return (
    <details className={styles.bar}>
      <summary className={styles.line}>
        <Logo src={plan.logo} alt={plan.insurer} size={28} wide />
        <span className={styles.words}>
          <Money paise={plan.final} />
          <span className={styles.soft}>
            Step {at} of {pages.length}
          </span>
        </span>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.inside}>
        <Stack>
          <PremiumCard plan={plan} cover={cover} />
          <WhatIsLeft pages={pages} />
        </Stack>
      </div>
    </details>
  )
}
