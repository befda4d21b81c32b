import { petNames, spokenSum } from '#machines/pet/pet-words.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { EditsSummary } from '../../shared/quotes/edits-summary.tsx'

/** The pets and their cover in two lines. */
export function PetEditsSummary(view: ViewProps<typeof petMachine>) {
  const { record } = view.model
  const { sumInsured, covers, opdLimit } = record.request ?? defaultPetRequest
  const added = covers.length + (opdLimit === undefined ? 0 : 1)
  const words = [`${spokenSum(sumInsured)} a pet`, ...(added > 0 ? ['with add-on covers'] : [])]
  return <EditsSummary {...view} about={petNames(record)} words={words} />
}
