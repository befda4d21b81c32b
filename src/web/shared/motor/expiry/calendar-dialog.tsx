import type { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import { calendarOpensOn } from '#machines/motor/rules/business-type.ts'
import { limits } from '#machines/reference/limits.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { Calendar } from '../../../ui/overlays/calendar.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useMedia } from '../../../ui/use-media.ts'

/** Two months side by side, one where two do not fit (EXPIRY-02, C-21). */
export function CalendarDialog({ model, screen, send }: ViewProps<typeof expiryMachine>) {
  const isWide = useMedia(`(min-width: ${limits.breakpoints.singleMonthPx}px)`)
  const { today, endDate, answer } = model
  return (
    <Dialog
      open
      size="large"
      title={screen.title ?? ''}
      onClose={() => send({ type: 'closed' })}
      actions={<LinkButton onClick={() => send({ type: 'date.unknown' })}>{labels.expiryUnknown}</LinkButton>}
    >
      <Calendar
        today={today}
        value={answer?.endDate ?? endDate}
        month={calendarOpensOn(endDate, today)}
        numberOfMonths={isWide ? 2 : 1}
        onSelect={(day) => send({ type: 'date.chosen', endDate: day })}
        autoFocus
      />
    </Dialog>
  )
}
