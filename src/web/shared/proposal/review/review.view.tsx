import { EventPrompt } from '../../../journey/event-prompt.tsx'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyValue } from '../../../ui/facts/key-value.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StoredPicture } from '../../pictures/stored-picture.tsx'
import type { ProposalView, ReviewGroup } from '../proposal-view.ts'
import styles from './review.module.css'

type ReviewProps = ProposalView & { groups: readonly ReviewGroup[] }

/** All answers for review, each group with a link to change it, and the declaration. */
export const ReviewView = ({ groups, ...view }: ReviewProps) => (
  <JourneyScreen {...view}>
    <Stack>
      {groups.map((group) => (
        <Answers
          key={group.title}
          {...group}
          onChange={group.screen ? () => view.send({ type: 'revisited', screen: group.screen }) : undefined}
        />
      ))}
      <EventPrompt {...view} />
    </Stack>
  </JourneyScreen>
)

type AnswersProps = ReviewGroup & { onChange: (() => void) | undefined }

const Answers = ({ title, entries, pictures = [], onChange }: AnswersProps) => (
  <Card as="section" aria-label={title}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {onChange && (
        <Button variant="quiet" size="small" onClick={onChange}>
          Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
    </div>
    <KeyValue entries={entries} />
    {pictures.length > 0 && (
      <ul className={styles.pictures}>
        {pictures.map(({ documentId, label }) => (
          <li key={documentId}>
            <StoredPicture documentId={documentId} label={label} />
            <span aria-hidden="true">{label}</span>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
