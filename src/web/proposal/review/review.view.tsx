import { Asked } from '../../journey/asked.tsx'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ProposalHandle } from '../proposal.journey.ts'
import { type Group, groupsOf } from './groups-of.ts'
import styles from './review.module.css'

/** Every answer once more, each group with a way back to it, and the declaration. */
export const ReviewView = ({ journey }: { journey: ProposalHandle }) => (
  <JourneyScreen journey={journey}>
    <Stack>
      {groupsOf(journey.context.record).map((group) => (
        <Answers
          key={group.screen}
          {...group}
          onChange={() => journey.send({ type: 'revisited', screen: group.screen })}
        />
      ))}
      <Asked journey={journey} />
    </Stack>
  </JourneyScreen>
)

const Answers = ({ screen, title, entries, onChange }: Group & { onChange: () => void }) => (
  <Card as="section" aria-labelledby={`review-${screen}`}>
    <div className={styles.head}>
      <h2 id={`review-${screen}`}>{title}</h2>
      <Button variant="quiet" size="small" onClick={onChange}>
        Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
      </Button>
    </div>
    <KeyValue entries={entries} />
  </Card>
)
