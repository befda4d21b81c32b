import { isBroughtAlong, type ProposalPart } from '#machines/motor/proposal/proposal.validity.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { ProposalPage } from '../../shared/proposal/proposal-view.ts'

type Page = ProposalPage<MotorRecord>

const isGiven = (part: ProposalPart) => (record: MotorRecord) =>
  record[part] !== undefined && !isBroughtAlong(part, record)

/** The pages of a proposal in their order. */
const pages: readonly Page[] = [
  { step: 'kyc', label: 'Identity check', isDone: ({ kyc }) => kyc !== undefined },
  { step: 'person', label: 'About you', isDone: isGiven('person') },
  { step: 'nominee', label: 'Nominee', isDone: isGiven('nominee') },
  { step: 'vehicle', label: 'Vehicle details', isDone: isGiven('vehicle') },
  { step: 'review', label: 'Check your answers', isDone: () => false },
]

/** An organisation has nobody to name. */
export const pagesOf = ({ customerType }: Pick<MotorRecord, 'customerType'>): readonly Page[] =>
  pages.filter(({ step }) => step !== 'nominee' || customerType !== 'organisation')
