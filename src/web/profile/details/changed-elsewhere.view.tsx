import type { ownDetailsMachine } from '#machines/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Press } from '../../journey/press.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import styles from './details.module.css'
import { differencesOf } from './entries.ts'

/** Two tabs changed the same details: what the other one saved beside what was typed here, to choose from. */
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
            {differencesOf(theirs, { ...profile, ...given }).map(({ label, saved, yours }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{saved}</td>
                <td>{yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.ways}>
          <Press {...view} event="mine.kept" size="medium" />
          <Press {...view} event="theirs.taken" variant="secondary" size="medium" />
        </div>
      </Card>
    </Stack>
  )
}
