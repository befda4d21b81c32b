import type { FunctionComponent } from 'react'
import type { ProductKey } from '#machines/reference/categories.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { lazily } from './lazily.ts'

type Proposal = FunctionComponent<{ record: JourneyRecord }>

/** The proposal of each product, fetched with the first journey of it that is opened. */
const byKey: Readonly<Record<ProductKey, Proposal>> = {
  motor: lazily(async () => (await import('./motor/proposal/motor-proposal.tsx')).MotorProposal),
  health: lazily(async () => (await import('./health/proposal/health-proposal.tsx')).HealthProposal),
  pet: lazily(async () => (await import('./pet/proposal/pet-proposal.tsx')).PetProposal),
}

export const proposals: Readonly<Record<string, Proposal>> = byKey
