import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { pageLimits } from '#machines/reference/page-limits.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { within } from './lazy-page.ts'

type Proposal = ComponentType<{ record: JourneyRecord }>

const lazily = (index: number, load: () => Promise<{ default: Proposal }>) =>
  lazy(() => within(pageLimits.chunkFailsMs, index, load))

/** The proposal of each product, fetched with the first journey of it that is opened. */
export const proposals: Readonly<Record<string, LazyExoticComponent<Proposal>>> = {
  motor: lazily(24, () => import('./motor/proposal/motor-proposal.tsx')),
  health: lazily(25, () => import('./health/proposal/health-proposal.tsx')),
  pet: lazily(26, () => import('./pet/proposal/pet-proposal.tsx')),
}
