import { isBroughtAlong, isGiven, type ProposalPart } from '#machines/motor/proposal/proposal.validity.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { missingShots, shotsAsked } from '#machines/motor/rules/inspection.ts'
import { personalAccidentOf } from '#machines/motor/rules/personal-accident.ts'
import { today } from '../../browser/today.ts'
import type { ProposalPage } from '../../shared/proposal/proposal-view.ts'

type Page = ProposalPage<MotorRecord>

const isDone = (part: ProposalPart) => (record: MotorRecord) =>
  isGiven(part, record) && !isBroughtAlong(part, record)

/** All pages that a proposal may have, in their order. */
export const pages: readonly Page[] = [
  { step: 'contact', label: 'Contact details', isDone: ({ customer }) => customer !== undefined },
  { step: 'kyc', label: 'Identity check', isDone: ({ kyc }) => kyc !== undefined },
  { step: 'person', label: 'About you', isDone: isDone('person') },
  { step: 'nominee', label: 'Personal accident cover', isDone: isDone('nominee') },
  { step: 'vehicle', label: 'Vehicle details', isDone: isDone('vehicle') },
  {
    step: 'photographs',
    label: 'Photographs',
    isDone: (record) => missingShots(record, today()).length === 0,
  },
  { step: 'review', label: 'Check your answers', isDone: () => false },
]

/** Most have told how to reach them; without personal accident cover nobody is named, and not every insurer wants to see the vehicle. */
export const pagesOf = (
  record: Pick<MotorRecord, 'customerType' | 'request' | 'plan' | 'vehicleType' | 'pricesFirst'>,
): readonly Page[] =>
  pages.filter(({ step }) => {
    if (step === 'contact') return record.pricesFirst === true
    if (step === 'nominee') return personalAccidentOf(record) !== 'none'
    return step !== 'photographs' || shotsAsked(record).length > 0
  })
