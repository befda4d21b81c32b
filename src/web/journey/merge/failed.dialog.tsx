import type { mergeMachine } from '#machines/purchase/merge/merge.machine.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'

/** The current journey could not be read: the answers wait. */
export const FailedDialog = (view: ViewProps<typeof mergeMachine>) => (
  <Dialog
    open
    size="small"
    title={view.screen.title ?? ''}
    onClose={() => view.send({ type: 'closed' })}
    actions={<EventButton {...view} event="read.retried" />}
  >
    <Notice kind="error">{view.screen.problem}</Notice>
  </Dialog>
)
