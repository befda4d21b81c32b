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
          key={group.screen}
          {...group}
          onChange={() => view.send({ type: 'revisited', screen: group.screen })}
        />
      ))}
      <EventPrompt {...view} />
    </Stack>
  </JourneyScreen>
)

const Answers = ({
  screen,
  title,
  entries,
  pictures = [],
  onChange,
}: ReviewGroup & { onChange: () => void }) => (
  <Card as="section" aria-labelledby={`review-${screen}`}>
    <div className={styles.head}>
      <h2 id={`review-${screen}`}>{title}</h2>
      <Button variant="quiet" size="small" onClick={onChange}>
        Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
      </Button>
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
