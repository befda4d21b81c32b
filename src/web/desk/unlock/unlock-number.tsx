import { messages } from '#machines/reference/messages.ts'
import { EventForm } from '../../journey/form/event-form.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { unlockJourney } from './unlock.journey.ts'

/** Where an admin opens a number that too many codes have locked. */
export function UnlockNumber() {
  const view = useJourney(unlockJourney, undefined)
  return (
    <Stack>
      <p>{messages.desk.unlock.lead}</p>
      {view.model.told && <Notice kind="success">{view.model.told}</Notice>}
      <EventForm {...view} isInDialog />
    </Stack>
  )
}
