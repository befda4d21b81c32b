import { isBroughtAlong } from '#machines/pet/proposal/pet-proposal.parts.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { unphotographedPets } from '#machines/pet/rules/photographs.ts'
import type { ProposalPage } from '../../shared/proposal/proposal-view.ts'

export const pages: readonly ProposalPage<PetRecord>[] = [
  { step: 'kyc', label: 'Identity check', isDone: ({ kyc }) => kyc !== undefined },
  {
    step: 'person',
    label: 'About you',
    isDone: (record) => record.person !== undefined && !isBroughtAlong('person', record),
  },
  {
    step: 'photographs',
    label: 'Photographs',
    isDone: (record) => unphotographedPets(record).length === 0,
  },
  { step: 'review', label: 'Check your answers', isDone: () => false },
]

/** The pages of the proposal in their order, the same for everybody (steps P5 and P6). */
export const pagesOf = (): readonly ProposalPage<PetRecord>[] => pages
