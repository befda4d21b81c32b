import { Link } from '@tanstack/react-router'
import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './details.module.css'

/** Everything that is kept of this person, to take along or to have erased. */
export const OwnDataCard = (view: ViewProps<typeof ownDetailsMachine>) => (
  <Card as="section" aria-labelledby="own-data" className={styles.devices}>
    <div>
      <h2 id="own-data">{texts.ownData.title}</h2>
      <p className={styles.text}>{texts.ownData.text}</p>
      <Link to="/privacy-policy">{texts.ownData.rules}</Link>
    </div>
    <div className={styles.ways}>
      <EventButton {...view} event="data.asked" variant="secondary" size="medium" />
      <EventButton {...view} event="erasure.asked" variant="quiet" size="medium" />
    </div>
  </Card>
)
