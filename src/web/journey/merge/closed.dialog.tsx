import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Press } from '../press.tsx'
import type { MergeHandle } from './merge.journey.ts'

/** Nothing can be changed any more, or not now: what was answered here and does not count, and the way on. */
export function ClosedDialog({ journey }: { journey: MergeHandle }) {
  const { title = '', lead } = journey.screen
  const { differences } = journey.context
  return (
    <Dialog
      open
      title={title}
      description={lead}
      onClose={() => journey.send({ type: 'standing.accepted' })}
      actions={<Press journey={journey} event="standing.accepted" />}
    >
      <KeyValue entries={differences.map(({ label, mine }) => [label, mine])} />
    </Dialog>
  )
}
