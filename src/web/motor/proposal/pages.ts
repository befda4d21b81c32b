import { isBroughtAlong, isGiven, type ProposalPart } from '#machines/motor/proposal/proposal.validity.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { personalAccidentOf } from '#machines/motor/rules/personal-accident.ts'
import type { ProposalPage } from '../../shared/proposal/proposal-view.ts'

type Page = ProposalPage<MotorRecord>

const isDone = (part: ProposalPart) => (record: MotorRecord) =>
  isGiven(part, record) && !isBroughtAlong(part, record)

/** The pages of a proposal in their order. */
const pages: readonly Page[] = [
  { step: 'kyc', label: 'Identity check', isDone: ({ kyc }) => kyc !== undefined },
  { step: 'person', label: 'About you', isDone: isDone('person') },
  { step: 'nominee', label: 'Personal accident cover', isDone: isDone('nominee') },
  { step: 'vehicle', label: 'Vehicle details', isDone: isDone('vehicle') },
  { step: 'review', label: 'Check your answers', isDone: () => false },
]

/** A policy without personal accident cover has nobody to name. */
export const pagesOf = (record: Pick<MotorRecord, 'customerType' | 'request'>): readonly Page[] =>
  pages.filter(({ step }) => step !== 'nominee' || personalAccidentOf(record) !== 'none')
