import { Link } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { cancellation } from '#machines/reference/messages/cancellation.ts'
import { claims } from '#machines/reference/messages/claims.ts'
import { endorsement } from '#machines/reference/messages/endorsement.ts'
import type { OwnPolicy } from '#machines/schemas/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { lazily } from '../../lazily.ts'
import { SendPolicy } from '../../shared/send-policy.tsx'
import { Button, buttonClass } from '../../ui/actions/button.tsx'
import { Download } from '../../ui/icons/interface.tsx'

const Cancellation = lazily(async () => (await import('../cancellation/cancellation.tsx')).Cancellation)
const Endorsement = lazily(async () => (await import('../endorsement/endorsement.tsx')).Endorsement)
const PolicyClaim = lazily(async () => (await import('./policy-claim.tsx')).PolicyClaim)

export type PolicyProps = ViewProps<typeof ownJourneysMachine> & { policy: OwnPolicy }

const documents = [
  ['document.asked', 'fetching', <Download key="policy" />],
  ['receipt.asked', 'fetchingReceipt', undefined],
] as const

/** What can be done with a policy. */
export function PolicyActions({ policy, journey, model, screen, send }: PolicyProps) {
  const { leadId, issued } = policy
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
      {issued && <Opening dialog={PolicyClaim} label={claims.title} policy={policy} />}
      {issued?.hasDocument && <SendPolicy leadId={leadId} />}
      {issued && !issued.cancellation && issued.state !== 'ended' && (
        <>
          <Opening dialog={Endorsement} label={endorsement.title} policy={policy} />
          <Opening dialog={Cancellation} label={cancellation.title} policy={policy} />
        </>
      )}
    </>
  )
}

type DialogProps = { policy: OwnPolicy; leadId: string; insured: string; onClosed: () => void }
type OpeningProps = { dialog: ComponentType<DialogProps>; label: string; policy: OwnPolicy }

/** The list is read again once the dialog is closed, so that it stands while it tells what has happened. */
function Opening({ dialog: PolicyDialog, label, policy }: OpeningProps) {
  const { leadId, insured } = policy
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void queryClient.invalidateQueries({ queryKey: ['own'] })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>
        {isOpen && (
          <PolicyDialog
            policy={policy}
            leadId={leadId}
            insured={[insured.title, insured.identifier].filter(Boolean).join(', ')}
            onClosed={close}
          />
        )}
      </Suspense>
    </>
  )
}
