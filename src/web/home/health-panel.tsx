import { homeEvents } from '#machines/home/home.events.ts'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'
import styles from './home.module.css'

/** The home page runs without its event definitions; they are loaded with the forms made from them. */
export const HealthPanel = (view: ViewProps<typeof homeMachine>) => (
  <>
    <h2 className={styles.question}>Who is it for?</h2>
    <EventForm {...view} journey={{ ...view.journey, events: homeEvents }} isInDialog />
  </>
)
