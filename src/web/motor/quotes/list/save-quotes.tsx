import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Button } from '../../../ui/actions/button.tsx'

/** Offers to come back to the prices, for as long as nobody has told how to be reached. */
export const SaveQuotes = ({ model, screen, send, journey }: ViewProps<typeof quoteListMachine>) =>
  model.record.customer === undefined && (
    <Button
      variant="secondary"
      size="small"
      disabled={screen.busy}
      onClick={() => send({ type: 'contact.opened' })}
    >
      {journey.events['contact.opened']?.label}
    </Button>
  )
