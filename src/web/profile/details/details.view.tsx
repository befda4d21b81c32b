import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { askToLogIn } from '../../session/use-session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './details.module.css'
import { entriesOf } from './entries.ts'
import { LanguageCard } from './language.card.tsx'
import { OwnDataCard } from './own-data.card.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'

/** The person's details, privacy choices, and logging out everywhere. */
export function DetailsView(view: ViewProps<typeof ownDetailsMachine>) {
  const { profile, problem } = view.model
  return (
    <div className={styles.page}>
      {(problem || profile.isPartnersWord) && (
        <div className={styles.wide}>
          {problem && <Notice kind="error">{problem}</Notice>}
          {profile.isPartnersWord && <PartnersWord />}
        </div>
      )}
      <Card as="section" aria-label="Your details" className={styles.details}>
        <KeyValue entries={entriesOf(profile)} />
        <div className={styles.ways}>
          <EventButton {...view} event="details.edited" size="medium" />
        </div>
      </Card>
      <div className={styles.beside}>
        <LanguageCard />
        <PrivacyChoices {...view} />
        <Card as="section" aria-labelledby="devices" className={styles.devices}>
          <div>
            <h2 id="devices">{texts.devices.title}</h2>
            <p className={styles.text}>{texts.devices.text}</p>
          </div>
          {!profile.isPartnersWord && <OwnSessions {...view} />}
          <EventButton {...view} event="everywhere.asked" variant="secondary" size="medium" />
        </Card>
        {!profile.isPartnersWord && <OwnDataCard {...view} />}
      </div>
    </div>
  )
}

const PartnersWord = () => (
  <Notice action={<Button onClick={() => askToLogIn()}>{labels.login}</Button>}>{texts.partnersWord}</Notice>
)
