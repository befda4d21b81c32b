import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './details.module.css'
import { profileDifferencesOf } from './entries.ts'

/** Two tabs changed the same details: the saved and the typed version, to choose from. */
export function ChangedElsewhereView(view: ViewProps<typeof ownDetailsMachine>) {
  const { theirs, given, profile } = view.model
  if (!theirs || !given) return null
  return (
    <Stack>
      <Notice kind="warn" title={texts.savedElsewhere}>
        {texts.chooseOne}
      </Notice>
      <Card as="section" aria-label="What differs">
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">Detail</th>
              <th scope="col">Saved there</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {profileDifferencesOf(theirs, { ...profile, ...given }).map(({ label, saved, yours }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{saved}</td>
                <td>{yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.ways}>
          <EventButton {...view} event="mine.kept" size="medium" />
          <EventButton {...view} event="theirs.taken" variant="secondary" size="medium" />
        </div>
      </Card>
    </Stack>
  )
}
