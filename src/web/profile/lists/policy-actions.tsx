import { Link } from '@tanstack/react-router'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import type { OwnPolicy } from '#machines/schemas/profile.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button, buttonClass } from '../../ui/actions/button.tsx'
import { Download } from '../../ui/icons/interface.tsx'

export type PolicyProps = ViewProps<typeof ownJourneysMachine> & { policy: OwnPolicy }

const documents = [
  ['document.asked', 'fetching', <Download key="policy" />],
  ['receipt.asked', 'fetchingReceipt', undefined],
] as const

/** The documents of a policy, and its renewal. */
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
    </>
  )
}
