import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { quotes as texts } from '#machines/reference/messages/quotes.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Asked above the prices where it was put off: the day on which the old policy ends. */
export function EndQuestion({ model: { record }, screen, send }: ViewProps<typeof quoteListMachine>) {
  if (record.isNew || record.previousPolicy?.endDate) return null
  const choose = (
    <Button
      variant="secondary"
      size="small"
      disabled={screen.busy}
      aria-haspopup="dialog"
      onClick={() => send({ type: 'expiry.opened' })}
    >
      {texts.chooseEnd}
    </Button>
  )
  return (
    <Notice title={texts.askEnd} action={choose}>
      {texts.withoutEnd}
    </Notice>
  )
}
