import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Press } from '../press.tsx'
import type { MergeHandle } from './merge.journey.ts'

/** How the journey stands could not be read: the answers wait. */
export const FailedDialog = ({ journey }: { journey: MergeHandle }) => (
  <Dialog
    open
    size="small"
    title={journey.screen.title ?? ''}
    onClose={() => journey.send({ type: 'closed' })}
    actions={<Press journey={journey} event="read.retried" />}
  >
    <Notice kind="error">{journey.screen.problem}</Notice>
  </Dialog>
)
