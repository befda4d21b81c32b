import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { lapseOf } from '#machines/motor/rules/lapse.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Above the prices of a vehicle whose cover has lapsed: what that changes. */
export function LapseNotice({ model: { record, today } }: ViewProps<typeof quoteListMachine>) {
  const lapse = lapseOf(record, today)
  if (!lapse) return null
  return (
    <Notice kind="warn" title={lapse.title}>
      {lapse.text.join(' ')}
    </Notice>
  )
}
