import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { RecordingChoice } from '../../capture/recording-choice.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Switch } from '../../ui/inputs/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './details.module.css'

/** Every consent that is not for one purchase, in one place. */
export const PrivacyChoices = ({ model, send }: ViewProps<typeof ownDetailsMachine>) => (
  <Card as="section" aria-labelledby="privacy" className={styles.details}>
    <div>
      <h2 id="privacy">{texts.privacy.title}</h2>
      <p className={styles.text}>{texts.privacy.text}</p>
    </div>
    {!model.profile.isPartnersWord && (
      <Switch
        label={texts.privacy.reminders}
        hint={texts.privacy.remindersText}
        checked={model.profile.isReminded}
        onChange={() => send({ type: 'reminders.switched' })}
      />
    )}
    <RecordingChoice />
  </Card>
)
