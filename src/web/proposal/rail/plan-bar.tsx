import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { PremiumCard } from '../../shared/plan/premium-card.tsx'
import { Logo } from '../../ui/facts/logo.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { ChevronDown } from '../../ui/icons/interface.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { pagesOf } from '../steps.ts'
import styles from './rail.module.css'
import { WhatIsLeft } from './what-is-left.tsx'

export type RailProps = {
  record: MotorRecord
  plan: Plan
  /** The page that is open. */
  step: string
}

/** The same on small screens: one line that opens. */
export function PlanBar({ record, plan, step }: RailProps) {
  const pages = pagesOf(record)
  const at = 1 + pages.findIndex((page) => page.step === step)
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
          <PremiumCard plan={plan} />
          <WhatIsLeft record={record} step={step} />
        </Stack>
      </div>
    </details>
  )
}
