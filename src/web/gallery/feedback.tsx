import { Button } from '../ui/actions/button.tsx'
import { Badge } from '../ui/feedback/badge.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Shield } from '../ui/icons/interface.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

export const Feedback = () => (
  <Section title="Feedback">
    <Stack columns="wide">
      <Stack>
        <Notice title="Cover has lapsed">The bonus is kept for 90 days after the policy ended.</Notice>
        <Notice kind="success">Your details have been updated</Notice>
        <Notice
          kind="warn"
          action={
            <Button size="small" variant="secondary">
              Change date
            </Button>
          }
        >
          Renewal opens 60 days before expiry.
        </Notice>
        <Notice kind="error">Payment did not go through. Nothing was taken.</Notice>
        <div className={styles.row}>
          <ThreeDots />
          <Badge>Draft</Badge>
          <Badge tone="brand">Quoted</Badge>
          <Badge tone="info">KYC</Badge>
          <Badge tone="danger">Declined</Badge>
        </div>
      </Stack>
      <Stack>
        <Card>
          <Skeleton lines={4} />
        </Card>
        <EmptyState
          icon={<Shield size={30} />}
          title="No plans yet"
          action={<Button variant="secondary">Change the answers</Button>}
        >
          No insurer covers a vehicle this young. Try again after eight months.
        </EmptyState>
      </Stack>
    </Stack>
  </Section>
)
