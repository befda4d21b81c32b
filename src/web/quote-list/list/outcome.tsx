import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { QuoteListProps } from '../quote-list.journey.ts'

/** What went wrong, and another try where one may help. */
export function Outcome({ journey }: QuoteListProps) {
  const { problem } = journey.screen
  const mayRetry = journey.can('quotes.retried')
  if (problem === undefined && !mayRetry) return null
  const again = mayRetry && (
    <Button variant="secondary" size="small" onClick={() => journey.send({ type: 'quotes.retried' })}>
      {journey.journey.events['quotes.retried']?.label}
    </Button>
  )
  return (
    <Notice kind={problem === undefined ? 'info' : 'error'} action={again}>
      {problem ?? 'Every insurer can be asked again, with the same answers or with others.'}
    </Notice>
  )
}
