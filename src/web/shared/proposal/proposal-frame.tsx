import type { ReactNode } from 'react'
import { productOf, products } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { PremiumCard } from '../plan/premium-card.tsx'
import styles from './proposal.module.css'
import type { ProposalPage, ProposalView } from './proposal-view.ts'
import { PlanBar, type RailProps } from './rail/plan-bar.tsx'
import railStyles from './rail/rail.module.css'
import { type RailPage, WhatIsLeft } from './rail/what-is-left.tsx'

type FrameProps = ProposalView & { pages: readonly ProposalPage[]; children: ReactNode }

/** Beside every page of the proposal: what is being bought, and what is left to answer. */
export function ProposalFrame({ model, screen, journey, pages, children }: FrameProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const { record } = model
  const open = journey.step?.(screen)
  if (open === undefined || !record.plan) return children
  const Rail = isWide ? PlanRail : PlanBar
  return (
    <div className={styles.frame}>
      <Rail
        plan={record.plan}
        cover={productOf(products, record).summary(record).cover}
        pages={pages.map((page) => shown(page, record, open))}
      />
      {children}
    </div>
  )
}

function shown({ step, label, isDone }: ProposalPage, record: JourneyRecord, open: string): RailPage {
  const isOpen = step === open
  return { step, label, isOpen, isDone: !isOpen && isDone(record) }
}

/** The plan and the remaining steps, beside the page on wide screens. */
const PlanRail = ({ plan, cover, pages }: RailProps) => (
  <aside className={railStyles.rail} aria-label="Your proposal">
    <Stack>
      <PremiumCard plan={plan} cover={cover} />
      <WhatIsLeft pages={pages} />
    </Stack>
  </aside>
)
