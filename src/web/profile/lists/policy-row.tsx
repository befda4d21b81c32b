import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { policyStateOf, renewalNoteOf } from '#machines/account/profile/labels.ts'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { cancellation } from '#machines/reference/messages/cancellation.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import type { OwnPolicy } from '#machines/schemas/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { lazily } from '../../lazily.ts'
import { Button, buttonClass } from '../../ui/actions/button.tsx'
import { Money } from '../../ui/facts/money.tsx'
import { PolicyNumber } from '../../ui/facts/policy-number.tsx'
import { Download } from '../../ui/icons/interface.tsx'
import { ProfileFacts } from './facts.tsx'
import { ProfileRow } from './row.tsx'

const Cancellation = lazily(async () => (await import('../cancellation/cancellation.tsx')).Cancellation)

type PolicyProps = ViewProps<typeof ownJourneysMachine> & { policy: OwnPolicy }

const tones = {
  running: 'success',
  startsLater: 'info',
  ended: 'neutral',
  cancelled: 'neutral',
  issuing: 'accent',
} as const

export function PolicyRow({ policy, ...view }: PolicyProps) {
  const { insurer, insured, premium, issued } = policy
  const { key, label } = policyStateOf(policy)
  return (
    <ProfileRow
      insured={insured}
      insurer={insurer}
      badge={{ tone: tones[key], label }}
      price={<Money paise={premium} size="price" />}
      facts={
        <ProfileFacts
          of={[
            ['Policy number', issued && <PolicyNumber number={issued.policyNumber} />],
            ['Cover', insured.cover],
            ['From', issued && dayToSlashes(issued.start)],
            ['To', issued && dayToSlashes(issued.end)],
            ['Own damage to', issued?.odEnd && dayToSlashes(issued.odEnd)],
          ]}
        />
      }
      note={renewalNoteOf(policy)}
      actions={<Actions policy={policy} {...view} />}
    />
  )
}

const documents = [
  ['document.asked', 'fetching', <Download key="policy" />],
  ['receipt.asked', 'fetchingReceipt', undefined],
] as const

function Actions({ policy: { leadId, issued, insured }, journey, model, screen, send }: PolicyProps) {
  const isOf = (state: string) => screen.state === state && model.leadId === leadId
  return (
    <>
      {issued?.hasDocument ? (
        documents.map(([event, state, icon]) => (
          <Button
            key={event}
            variant="secondary"
            iconStart={icon}
            busy={isOf(state)}
            disabled={screen.busy}
            onClick={() => send({ type: event, leadId })}
          >
            {journey.events[event]?.label}
          </Button>
        ))
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
          disabled={screen.busy}
          onClick={() => send({ type: 'policy.renewed', leadId })}
        >
          {journey.events['policy.renewed']?.label}
        </Button>
      )}
      {issued && !issued.cancellation && issued.state !== 'ended' && (
        <Cancel leadId={leadId} insured={insured} />
      )}
    </>
  )
}

/** The list is read again once the dialog is closed, so that it stands while it tells what has happened. */
function Cancel({ leadId, insured }: Pick<OwnPolicy, 'leadId' | 'insured'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void queryClient.invalidateQueries({ queryKey: ['own'] })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {cancellation.title}
      </Button>
      <Suspense>
        {isOpen && (
          <Cancellation
            leadId={leadId}
            insured={[insured.title, insured.identifier].filter(Boolean).join(', ')}
            onClosed={close}
          />
        )}
      </Suspense>
    </>
  )
}
