import { type HealthPart, isBroughtAlong } from '#machines/health/proposal/health-proposal.parts.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import type { ProposalPage } from '../../shared/proposal/proposal-view.ts'

const isGiven = (part: HealthPart) => (record: HealthRecord) =>
  record[part] !== undefined && !isBroughtAlong(part, record)

export const pages: readonly ProposalPage<HealthRecord>[] = [
  { step: 'person', label: 'About you', isDone: isGiven('person') },
  { step: 'kyc', label: 'Identity check', isDone: ({ kyc }) => kyc !== undefined },
  { step: 'medical', label: 'Your health', isDone: isGiven('medical') },
  { step: 'addresses', label: 'Your addresses', isDone: isGiven('permanentAddress') },
  { step: 'nominee', label: 'Nominee', isDone: isGiven('nominee') },
  { step: 'review', label: 'Check your answers', isDone: () => false },
]

/** The pages of the proposal in their order, the same for everybody (steps H3 to H8). */
export const pagesOf = (): readonly ProposalPage<HealthRecord>[] => pages
