import { homeEvents } from '#machines/home/home.events.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'

/** The home page runs without its event definitions; they are loaded with the forms made from them. */
export const HealthPanel = ({ running }: HomeView) => (
  <>
    <h2 className={styles.question}>Who is it for?</h2>
    {running && <EventForm {...running} journey={{ ...running.journey, events: homeEvents }} isInDialog />}
  </>
)
