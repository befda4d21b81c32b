import { limits } from '#machines/reference/limits.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { calendarOpensOn } from '#machines/rules/business-type.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { Calendar } from '../../ui/overlays/calendar.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { ExpiryHandle } from './expiry-overlay.tsx'

/** Two months side by side, one where two do not fit (register EXPIRY-02, C-21). */
export function CalendarDialog({ expiry }: { expiry: ExpiryHandle }) {
  const isWide = useMedia(`(min-width: ${limits.breakpoints.singleMonthPx}px)`)
  const { today, endDate, answer } = expiry.context
  return (
    <Dialog
      open
      size="large"
      title={expiry.screen.title ?? ''}
      onClose={() => expiry.send({ type: 'closed' })}
      actions={
        <LinkButton onClick={() => expiry.send({ type: 'date.unknown' })}>{labels.expiryUnknown}</LinkButton>
      }
    >
      <Calendar
        today={today}
        value={answer?.endDate ?? endDate}
        month={calendarOpensOn(endDate, today)}
        numberOfMonths={isWide ? 2 : 1}
        onSelect={(day) => expiry.send({ type: 'date.chosen', endDate: day })}
        autoFocus
      />
    </Dialog>
  )
}
