import { endorsementNoteOf } from '#machines/account/profile/labels.ts'
import type { endorsementMachine } from '#machines/purchase/endorsement/endorsement.machine.ts'
import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import { EventButton } from '../../journey/event-button.tsx'
import { EventForm } from '../../journey/form/event-form.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Helpline } from '../../shared/helpline.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { RequestStatus } from '../policy-dialog.tsx'

type View = ViewProps<typeof endorsementMachine>

/** What is to be changed, its form, and afterwards what has become of it. */
export function EndorsementView(view: View) {
  const { screen, model } = view
  const { status } = model
  if (screen.asks) return <Asked {...view} />
  if (screen.state === 'choosing') return <Choice {...view} />
  if (screen.state === 'other' && status?.state === 'offered')
    return (
      <Stack>
        <p>{texts.other}</p>
        <Helpline {...status.insurer.helpline} of={status.insurer.name} />
        <EventButton {...view} event="back" variant="secondary" />
      </Stack>
    )
  return (
    <RequestStatus {...view}>
      {status?.state === 'impossible' && <Notice>{status.message}</Notice>}
      {status?.state === 'answered' && (
        <Notice kind={status.endorsement.state === 'done' ? 'success' : 'info'}>
          {endorsementNoteOf(status.endorsement)}
        </Notice>
      )}
    </RequestStatus>
  )
}

const Asked = (view: View) => (
  <Stack>
    {view.screen.asks === 'contact.changed' && <p>{texts.login}</p>}
    <EventForm {...view} isInDialog isJudged />
    <EventButton {...view} event="back" variant="secondary" />
  </Stack>
)

const Choice = (view: View) => (
  <Stack>
    <p>{texts.choose}</p>
    <EventButton {...view} event="nominee.chosen" variant="secondary" />
    <EventButton {...view} event="contact.chosen" variant="secondary" />
    <EventButton {...view} event="other.chosen" variant="secondary" />
  </Stack>
)
