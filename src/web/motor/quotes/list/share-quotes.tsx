import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Share } from '../../../ui/icons/interface.tsx'

/** Shows the prices to somebody else. */
export const ShareQuotes = ({ screen, send, journey }: ViewProps<typeof quoteListMachine>) => (
  <Button
    variant="secondary"
    size="small"
    iconStart={<Share />}
    disabled={screen.busy}
    onClick={() => send({ type: 'sharing.opened' })}
  >
    {journey.events['sharing.opened']?.label}
  </Button>
)
