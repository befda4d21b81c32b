import { Link } from '@tanstack/react-router'
import { policyStateOf, renewalNoteOf } from '#machines/profile/own-words.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import type { OwnPolicy } from '#machines/schemas/profile.ts'
import { Button, buttonClass } from '../../ui/actions/button.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { Download } from '../../ui/icons/interface.tsx'
import type { OwnJourneys } from '../own-journeys.journey.ts'
import { Facts } from './facts.tsx'
import { Row } from './row.tsx'

type PolicyProps = { policy: OwnPolicy; journey: OwnJourneys }

const tones = { running: 'success', startsLater: 'info', ended: 'neutral', issuing: 'accent' } as const

export function PolicyRow({ policy, journey }: PolicyProps) {
  const { insurer, insured, premium, issued } = policy
  const { key, label } = policyStateOf(policy)
  return (
    <Row
      insured={insured}
      insurer={insurer}
      badge={{ tone: tones[key], label }}
      price={<Money paise={premium} size="price" />}
      facts={
        <Facts
          of={[
            ['Policy number', issued?.policyNumber],
            ['Cover', insured.cover],
            ['From', issued && dayToSlashes(issued.start)],
            ['To', issued && dayToSlashes(issued.end)],
            ['Own damage to', issued?.odEnd && dayToSlashes(issued.odEnd)],
          ]}
        />
      }
      note={renewalNoteOf(policy)}
      actions={<Actions policy={policy} journey={journey} />}
    />
  )
}

function Actions({ policy: { leadId, issued }, journey }: PolicyProps) {
  const isOf = (state: string) => journey.screen.state === state && journey.context.leadId === leadId
  return (
    <>
      {issued?.hasDocument ? (
        <Button
          variant="secondary"
          iconStart={<Download />}
          busy={isOf('fetching')}
          disabled={journey.screen.busy}
          onClick={() => journey.send({ type: 'document.asked', leadId })}
        >
          {journey.journey.events['document.asked']?.label}
        </Button>
      ) : (
        <Link
          to="/success-page/$id"
          params={{ id: leadId }}
          className={buttonClass({ variant: 'secondary' })}
        >
          See where it stands
        </Link>
      )}
      {issued && ['open', 'begun'].includes(issued.renewal.standing) && (
        <Button
          busy={isOf('renewing')}
          disabled={journey.screen.busy}
          onClick={() => journey.send({ type: 'policy.renewed', leadId })}
        >
          {journey.journey.events['policy.renewed']?.label}
        </Button>
      )}
    </>
  )
}
