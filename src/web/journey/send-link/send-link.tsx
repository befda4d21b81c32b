import type { SendLinkInput, sendLinkMachine } from '#machines/purchase/links/send-link.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'
import { useJourney } from '../use-journey.ts'
import { useWhenClosed } from '../use-when-closed.ts'
import { sendLinkJourney } from './send-link.journey.ts'

type Props = SendLinkInput & { onClosed: () => void }

/** Sends a link to the customer's own phone or mail address. */
export function SendLink({ onClosed, ...input }: Props) {
  const journey = useJourney(sendLinkJourney, input)
  const { title = '', lead, problem } = journey.screen
  const { sentTo } = journey.model
  const isClosed = useWhenClosed(journey.screen, onClosed)
  return (
    <Dialog
      open={!isClosed}
      size="small"
      title={title}
      description={lead}
      onClose={() => journey.send({ type: 'closed' })}
      actions={sentTo ? <EventButton {...journey} event="closed" /> : <Carriers {...journey} />}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <div role="status">{sentTo && <Notice kind="success">{messages.resume.linkSent(sentTo)}</Notice>}</div>
    </Dialog>
  )
}

/** By SMS always; by mail where there is an address. */
function Carriers({ model, screen, send, journey }: ViewProps<typeof sendLinkMachine>) {
  const { by, hasEmail } = model
  const { busy } = screen
  const { events } = journey
  return (
    <>
      <Button
        size="large"
        busy={busy && by === 'sms'}
        disabled={busy}
        onClick={() => send({ type: 'sms.chosen' })}
      >
        {events['sms.chosen']?.label}
      </Button>
      {hasEmail && (
        <Button
          size="large"
          variant="secondary"
          busy={busy && by === 'mail'}
          disabled={busy}
          onClick={() => send({ type: 'mail.chosen' })}
        >
          {events['mail.chosen']?.label}
        </Button>
      )}
    </>
  )
}
