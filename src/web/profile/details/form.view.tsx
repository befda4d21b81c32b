import { ownDetailsEvents } from '#machines/account/profile/own-details.events.ts'
import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { draftOf } from '../../journey/form/drafts.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './details.module.css'

const asks = 'details.given'

/** The same questions as at sign-up; the number is how the person is known and stays. */
export function FormView(view: ViewProps<typeof ownDetailsMachine>) {
  const leave = () => {
    draftOf(view, asks, ownDetailsEvents[asks]).forget()
    view.send({ type: 'edit.left' })
  }
  return (
    <Card as="section" aria-label="Change your details" className={styles.form}>
      <KeyValue entries={[['Mobile number', `+91 ${view.model.profile.mobile}`]]} />
      <EventForm {...view} busyLabel="Saving..." isInDialog />
      <Button variant="quiet" className={styles.cancel} disabled={view.screen.busy} onClick={leave}>
        {ownDetailsEvents['edit.left'].label}
      </Button>
    </Card>
  )
}
