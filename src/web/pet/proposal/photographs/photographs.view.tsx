import type { petProposalMachine } from '#machines/pet/proposal/pet-proposal.machine.ts'
import type { Pet } from '#machines/pet/record/pet.ts'
import { viewsOf } from '#machines/pet/record/photograph.ts'
import {
  missingViews,
  photographAt,
  photographedPets,
  unphotographedPets,
} from '#machines/pet/rules/photographs.ts'
import { petTexts } from '#machines/reference/messages/pet.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { PhotographField } from './photograph-field.tsx'
import styles from './photographs.module.css'

type View = ViewProps<typeof petProposalMachine>

/** The photographs of every insured pet, and what is still missing before it goes on (PET-04). */
export function PhotographsView(view: View) {
  const { model, send, can, journey } = view
  const missing = unphotographedPets(model.record)
  const actions = (
    <Button
      size="large"
      disabled={!can('photographs.completed')}
      onClick={() => send({ type: 'photographs.completed' })}
    >
      {journey.events['photographs.completed']?.label}
    </Button>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        {photographedPets(model.record).map((pet) => (
          <PetPhotographs key={pet.petId} {...view} pet={pet} />
        ))}
        {missing.length > 0 && (
          <Notice title={petTexts.missing}>
            {missing.map((pet) => (
              <p key={pet.petId}>{petTexts.missingOf(pet.name, missingViews(model.record, pet).length)}</p>
            ))}
          </Notice>
        )}
      </Stack>
    </JourneyScreen>
  )
}

function PetPhotographs({ pet, model: { record }, send }: View & { pet: Pet }) {
  const { petId, name, kind } = pet
  const views = viewsOf[kind]
  const stored = views.length - missingViews(record, pet).length
  return (
    <Card as="section" aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.count}>{petTexts.photographed(stored, views.length)}</p>
      </div>
      <div className={styles.views}>
        {views.map((view) => (
          <PhotographField
            key={view}
            pet={name}
            view={view}
            leadId={record.leadId}
            documentId={photographAt(record, { petId, view })?.documentId}
            onStored={(documentId) => send({ type: 'photograph.given', petId, view, documentId })}
          />
        ))}
      </div>
    </Card>
  )
}
