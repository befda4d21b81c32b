import { petInWords, petSizeInWords } from '#machines/pet/pet-words.ts'
import type { Pet } from '#machines/pet/record/pet.ts'
import { petLimits } from '#machines/pet/record/pet-limits.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import { petTexts } from '#machines/reference/messages/pet.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Pencil, Plus, Trash } from '../ui/icons/interface.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './pets.module.css'

type View = ViewProps<typeof petMachine>

/** The pets so far, each to be changed or taken out, and room for more (PET-03). */
export function PetsView(view: View) {
  const { model, send, can, journey } = view
  const { pets = [] } = model.record
  const isFull = !can('pet.added')
  const actions = (
    <Button size="large" onClick={() => send({ type: 'pets.given', pets })}>
      {journey.events['pets.given']?.label}
    </Button>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Stack>
        <ul className={styles.pets}>
          {pets.map((pet) => (
            <PetCard key={pet.petId} {...view} pet={pet} />
          ))}
        </ul>
        {isFull ? (
          <Notice>{petTexts.full(petLimits.pets.max)}</Notice>
        ) : (
          <div>
            <Button variant="secondary" iconStart={<Plus />} onClick={() => send({ type: 'pet.added' })}>
              {journey.events['pet.added']?.label}
            </Button>
          </div>
        )}
      </Stack>
    </JourneyScreen>
  )
}

function PetCard({ pet, model, send, journey }: View & { pet: Pet }) {
  const { petId, name } = pet
  const label = (event: 'pet.opened' | 'pet.removed') => journey.events[event]?.label
  return (
    <Card as="li" aria-label={name} className={styles.pet}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p>{petInWords(pet, model.today)}</p>
        <p className={styles.size}>Rated as a {petSizeInWords(pet, model.today)}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          iconStart={<Pencil />}
          aria-label={`${label('pet.opened')} ${name}`}
          onClick={() => send({ type: 'pet.opened', petId })}
        >
          {label('pet.opened')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          iconStart={<Trash />}
          aria-label={`${label('pet.removed')} ${name}`}
          onClick={() => send({ type: 'pet.removed', petId })}
        >
          {label('pet.removed')}
        </Button>
      </div>
    </Card>
  )
}
