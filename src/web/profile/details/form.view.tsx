import { ownDetailsEvents } from '#machines/profile/own-details.events.ts'
import { draftOf } from '../../journey/form/drafts.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './details.module.css'
import type { OwnDetailsHandle } from './own-details.journey.ts'

const asks = 'details.given'

/** The same questions as at sign-up; the number is how the person is known and stays. */
export function FormView({ journey }: { journey: OwnDetailsHandle }) {
  const leave = () => {
    draftOf(journey, asks, ownDetailsEvents[asks]).forget()
    journey.send({ type: 'edit.left' })
  }
  return (
    <Card as="section" aria-label="Change your details" className={styles.form}>
      <KeyValue entries={[['Mobile number', `+91 ${journey.context.profile.mobile}`]]} />
      <EventForm journey={journey} busyLabel="Saving..." isInDialog />
      <Button variant="quiet" className={styles.cancel} disabled={journey.screen.busy} onClick={leave}>
        {ownDetailsEvents['edit.left'].label}
      </Button>
    </Card>
  )
}
