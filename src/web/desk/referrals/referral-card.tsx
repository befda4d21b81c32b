import { messages } from '#machines/reference/messages.ts'
import { formatRelativeMoment } from '#machines/rules/dates.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import type { Referral } from '#machines/schemas/referral.ts'
import type { referralsMachine } from '#machines/staff/referrals/referrals.machine.ts'
import { today } from '../../browser/today.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ReferralUploads } from './referral-uploads.tsx'
import styles from './referrals.module.css'

type Props = ViewProps<typeof referralsMachine> & { referral: Referral }
const { referral: texts } = messages

/** One proposal: what is asked of whom, why it was referred, and what the employee may read of it. */
export const ReferralCard = ({ referral, ...view }: Props) => (
  <Card as="section" aria-label={nameOf(referral)}>
    <Stack>
      <div className={styles.head}>
        <h2 className={styles.name}>{nameOf(referral)}</h2>
        {referral.decided && <Badge tone="info">{texts.decided[referral.decided]}</Badge>}
      </div>
      <p>{referral.reason}</p>
      <KeyValue entries={entriesOf(referral)} />
      {referral.facts.map(({ title, entries }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <KeyValue entries={entries} />
        </div>
      ))}
      {referral.uploads.length > 0 && <ReferralUploads referral={referral} {...view} />}
      {!referral.showsSealed && (
        <p className={styles.soft}>{referral.locked ? texts.locked : texts.sealed}</p>
      )}
      <Actions referral={referral} {...view} />
    </Stack>
  </Card>
)

function Actions({ referral: { customerLeadId: leadId, showsSealed, decided }, journey, send }: Props) {
  const label = (event: string) => journey.events[event]?.label
  if (decided) return <p className={styles.soft}>{texts.waits}</p>
  return (
    <div className={styles.actions}>
      <Button size="medium" onClick={() => send({ type: 'decision.opened', leadId })}>
        {label('decision.opened')}
      </Button>
      {!showsSealed && (
        <Button size="medium" variant="secondary" onClick={() => send({ type: 'consent.opened', leadId })}>
          {label('consent.opened')}
        </Button>
      )}
    </div>
  )
}

const nameOf = ({ customerName, proposalNumber }: Referral) => customerName ?? proposalNumber

const entriesOf = ({ product, insurer, proposalNumber, premium, mobile = '', since }: Referral) =>
  [
    ['Product', product],
    ['Insurer', insurer],
    ['Proposal', proposalNumber],
    ['Premium', formatRupees(paise(premium))],
    ['Mobile', mobile],
    ['Waiting since', formatRelativeMoment(since, today())],
  ] as const
