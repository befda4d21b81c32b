import { type ComponentType, Suspense, useState, useTransition } from 'react'
import { cancellation } from '#machines/reference/messages/cancellation.ts'
import { claims } from '#machines/reference/messages/claims.ts'
import { endorsement } from '#machines/reference/messages/endorsement.ts'
import { reminder } from '#machines/reference/messages/reminder.ts'
import type { OwnPolicy } from '#machines/schemas/profile.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { lazily } from '../../lazily.ts'
import { SendPolicy } from '../../shared/send-policy.tsx'
import { Button } from '../../ui/actions/button.tsx'
import styles from './row.module.css'

const Cancellation = lazily(async () => (await import('../cancellation/cancellation.tsx')).Cancellation)
const Endorsement = lazily(async () => (await import('../endorsement/endorsement.tsx')).Endorsement)
const PolicyReminder = lazily(async () => (await import('./policy-reminder.tsx')).PolicyReminder)
const PolicyClaim = lazily(async () => (await import('./policy-claim.tsx')).PolicyClaim)

/** Claiming under a policy, sending it, being reminded of its renewal, changing and cancelling it. */
export function PolicyHelp({ policy }: { policy: OwnPolicy }) {
  const { leadId, issued } = policy
  if (!issued) return null
  return (
    <div className={styles.help}>
      <Opening dialog={PolicyClaim} label={claims.title} policy={policy} />
      {issued.hasDocument && <SendPolicy leadId={leadId} />}
      {issued.renewal.standing === 'notYet' && (
        <Opening dialog={PolicyReminder} label={reminder.ofRenewal} policy={policy} />
      )}
      {!issued.cancellation && issued.state !== 'ended' && (
        <>
          <Opening dialog={Endorsement} label={endorsement.title} policy={policy} />
          <Opening dialog={Cancellation} label={cancellation.title} policy={policy} />
        </>
      )}
    </div>
  )
}

type DialogProps = { policy: OwnPolicy; leadId: string; insured: string; onClosed: () => void }
type OpeningProps = { dialog: ComponentType<DialogProps>; label: string; policy: OwnPolicy }

/** The list is read again once the dialog is closed, so that it stands while it tells what has happened. */
function Opening({ dialog: PolicyDialog, label, policy }: OpeningProps) {
  const { leadId, insured } = policy
  const [isOpen, setOpen] = useState(false)
  const [isOpening, open] = useTransition()
  const close = () => {
    setOpen(false)
    void queryClient.invalidateQueries({ queryKey: ['own'] })
  }
  return (
    <>
      <Button variant="quiet" opening={isOpening} onClick={() => open(() => setOpen(true))}>
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
