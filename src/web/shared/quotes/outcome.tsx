import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { PriceListProps } from './price-list.ts'

/** An error, with a retry where that may help. */
export function QuoteOutcome({ screen, send, can, journey }: PriceListProps) {
  const { problem } = screen
  const mayRetry = can('quotes.retried')
  if (problem === undefined && !mayRetry) return null
  const again = mayRetry && (
    <Button variant="secondary" size="small" onClick={() => send({ type: 'quotes.retried' })}>
      {journey.events['quotes.retried']?.label}
    </Button>
  )
  return (
    <Notice kind={problem === undefined ? 'info' : 'error'} action={again}>
      {problem ?? 'Every insurer can be asked again, with the same answers or with others.'}
    </Notice>
  )
}
