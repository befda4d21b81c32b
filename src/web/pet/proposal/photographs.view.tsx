import { photographLabels } from '#machines/pet/pet-words.ts'
import type { petProposalMachine } from '#machines/pet/proposal/pet-proposal.machine.ts'
import { viewsOf } from '#machines/pet/record/photograph.ts'
import {
  missingViews,
  photographAt,
  photographedPets,
  unphotographedPets,
} from '#machines/pet/rules/photographs.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { PhotographSet } from '../../shared/photographs/photograph-set.tsx'
import { PhotographsScreen } from '../../shared/photographs/photographs-screen.tsx'

/** The photographs of every insured pet, and what is still missing before it goes on (PET-04). */
export function PhotographsView(view: ViewProps<typeof petProposalMachine>) {
  const { record } = view.model
  const missing = unphotographedPets(record).map((pet) => ({
    name: pet.name,
    count: missingViews(record, pet).length,
  }))
  return (
    <PhotographsScreen {...view} missing={missing}>
      {photographedPets(record).map(({ petId, name, kind }) => (
        <PhotographSet
          key={petId}
          title={name}
          slot={String(petId)}
          leadId={record.leadId}
          photographs={viewsOf[kind].map((at) => ({
            name: at,
            label: photographLabels[at](name),
            documentId: photographAt(record, { petId, view: at })?.documentId,
          }))}
          onStored={(at, documentId) => view.send({ type: 'photograph.given', petId, view: at, documentId })}
        />
      ))}
    </PhotographsScreen>
  )
}
