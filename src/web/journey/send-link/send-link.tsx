import { useEffect } from 'react'
import { messages } from '#machines/reference/messages.ts'
import type { SendLinkInput } from '#machines/send-link/send-link.machine.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Press } from '../press.tsx'
import { useJourney } from '../use-journey.ts'
import { type SendLinkHandle, sendLinkJourney } from './send-link.journey.ts'

type Props = SendLinkInput & { onClosed: () => void }

/** A link to the customer's own phone or mail address, by one press. */
export function SendLink({ onClosed, ...input }: Props) {
  const journey = useJourney(sendLinkJourney, input)
  const { title = '', lead, problem, state } = journey.screen
  const { sentTo } = journey.context
  const isClosed = state === 'closed'
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  return (
    <Dialog
      open={!isClosed}
      size="small"
      title={title}
      description={lead}
      onClose={() => journey.send({ type: 'closed' })}
      actions={sentTo ? <Press journey={journey} event="closed" /> : <Carriers journey={journey} />}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <div role="status">{sentTo && <Notice kind="success">{messages.resume.linkSent(sentTo)}</Notice>}</div>
    </Dialog>
  )
}

/** By SMS always; by mail where there is an address. */
function Carriers({ journey }: { journey: SendLinkHandle }) {
  const { by, hasEmail } = journey.context
  const { busy } = journey.screen
  const { events } = journey.journey
  return (
    <>
      <Button
        size="large"
        busy={busy && by === 'sms'}
        disabled={busy}
        onClick={() => journey.send({ type: 'sms.chosen' })}
      >
        {events['sms.chosen']?.label}
      </Button>
      {hasEmail && (
        <Button
          size="large"
          variant="secondary"
          busy={busy && by === 'mail'}
          disabled={busy}
          onClick={() => journey.send({ type: 'mail.chosen' })}
        >
          {events['mail.chosen']?.label}
        </Button>
      )}
    </>
  )
}
