import { useEffect } from 'react'
import type { SendLinkInput } from '#machines/send-link/send-link.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Press } from '../press.tsx'
import { useJourney } from '../use-journey.ts'
import { sendLinkJourney } from './send-link.journey.ts'

/** A link to the customer's own phone or mail address, by one press. */
export function SendLink({ onClosed, ...input }: SendLinkInput & { onClosed: () => void }) {
  const journey = useJourney(sendLinkJourney, input)
  const { title = '', lead, problem, state } = journey.screen
  const { sentTo } = journey.context
  useEffect(() => {
    if (state === 'closed') onClosed()
  }, [state, onClosed])
  return (
    <Dialog
      open={state !== 'closed'}
      size="small"
      title={title}
      description={lead}
      onClose={() => journey.send({ type: 'closed' })}
      actions={
        <>
          <Press journey={journey} event="sms.chosen" />
          <Press journey={journey} event="mail.chosen" variant="secondary" />
        </>
      }
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <div role="status">
        {sentTo && <Notice kind="success">{messages.resume.linkSent(sentTo)}</Notice>}
      </div>
    </Dialog>
  )
}
