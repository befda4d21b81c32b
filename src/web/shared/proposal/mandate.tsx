import { limits } from '#machines/reference/limits.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { MandateStatus } from '#machines/schemas/outcome.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { useSession } from '../../session/use-session.ts'
import { Money } from '../../ui/facts/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { ProposalView } from './proposal-view.ts'

/** A premium that is blocked until the insurer decides, or may be: never a duty, and never an employee's to give. */
export function Mandate(view: ProposalView) {
  const { mandate } = view.model
  const { kind } = useSession()
  if (!mandate || mandate.status === 'unavailable') return null
  return (
    <Card as="section" aria-label="Your premium meanwhile">
      <Stack>
        <h2>Your premium meanwhile</h2>
        {mandate.message && <Notice kind="info">{mandate.message}</Notice>}
        {mandate.status === 'blocked' ? <Blocked {...mandate} /> : <Offered {...mandate} />}
        {kind !== 'employee' && (
          <div>
            <EventButton {...view} event="mandate.requested" variant="secondary" />
            <EventButton {...view} event="mandate.released" variant="quiet" />
          </div>
        )}
      </Stack>
    </Card>
  )
}

const Blocked = ({ amount, until }: MandateStatus) => (
  <p>
    <Money paise={amount} /> is blocked on your account and still yours. It is taken when the insurer accepts,
    or less of it if the premium falls. If the insurer does not accept, asks for more, or you withdraw, it is
    released within a day{until && `, and on ${formatDayWithYear(until)} in any case`}.
  </p>
)

const Offered = ({ amount }: MandateStatus) => (
  <p>
    You need to do nothing: you can pay once the insurer has accepted. Or let your bank block{' '}
    <Money paise={amount} /> now by a one-time UPI mandate. It stays on your account, is taken only on
    acceptance, so that your cover begins without another step, and is released by itself after{' '}
    {limits.mandate.days} days.
  </p>
)
