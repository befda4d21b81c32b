import type { FunctionComponent } from 'react'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { lazily } from './lazily.ts'

/** The proposal of each product, fetched with the first journey of it that is opened. */
export const proposals: Readonly<Record<string, FunctionComponent<{ record: JourneyRecord }>>> = {
  motor: lazily(async () => (await import('./motor/proposal/motor-proposal.tsx')).MotorProposal),
  health: lazily(async () => (await import('./health/proposal/health-proposal.tsx')).HealthProposal),
  pet: lazily(async () => (await import('./pet/proposal/pet-proposal.tsx')).PetProposal),
}
