import { Link } from '@tanstack/react-router'
import { refundNoteOf } from '#machines/account/profile/labels.ts'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import type { Transaction } from '#machines/schemas/profile.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button, buttonClass } from '../../ui/actions/button.tsx'
import { Money } from '../../ui/facts/money.tsx'
import type { Tone } from '../../ui/feedback/badge.tsx'
import { ProfileFacts } from './facts.tsx'
import { ProfileRow } from './row.tsx'

const tones: Readonly<Record<Transaction['state'], Tone>> = {
  paid: 'success',
  paidBack: 'info',
  policyCancelled: 'info',
  pending: 'accent',
  failed: 'danger',
  opened: 'neutral',
  left: 'neutral',
  notOpened: 'neutral',
}
const pages = {
  success: { to: '/success-page/$id', label: 'See where it stands' },
  checkout: { to: '/checkout/$id', label: 'Go to checkout' },
} as const

type TransactionProps = ViewProps<typeof ownJourneysMachine> & { transaction: Transaction }

export function TransactionRow({ transaction, journey, model, screen, send }: TransactionProps) {
  const { insurer, insured, amount, at, state, reason, reference, leadId, leadsTo } = transaction
  const { label, text } = texts.attempts[state]
  const page = pages[leadsTo]
  return (
    <ProfileRow
      insured={insured}
      insurer={insurer}
      badge={{ tone: tones[state], label }}
      price={<Money paise={amount} size="price" />}
      facts={
        <ProfileFacts
          of={[
            [
              'When',
              <time key="at" dateTime={at}>
                {formatMoment(at)}
              </time>,
              'wide',
            ],
            ['Reference', reference, 'wide'],
          ]}
        />
      }
      note={[reason ? insurerWords(`${reason}.`) : undefined, text, refundNoteOf(transaction)]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Link to={page.to} params={{ id: leadId }} className={buttonClass({ variant: 'secondary' })}>
            {page.label}
          </Link>
          {transaction.hasReceipt && (
            <Button
              variant="secondary"
              busy={screen.state === 'fetchingReceipt' && model.leadId === leadId}
              disabled={screen.busy}
              onClick={() => send({ type: 'receipt.asked', leadId })}
            >
              {journey.events['receipt.asked']?.label}
            </Button>
          )}
        </>
      }
    />
  )
}
