import type { proposalMachine } from '#machines/proposal/proposal.machine.ts'
import type { FrameProps } from '../journey/journey.ts'
import { useMedia } from '../ui/use-media.ts'
import styles from './proposal.module.css'
import { PlanBar } from './rail/plan-bar.tsx'
import { PlanRail } from './rail/plan-rail.tsx'

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
