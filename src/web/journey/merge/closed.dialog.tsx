import type { mergeMachine } from '#machines/purchase/merge/merge.machine.ts'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'

/** Nothing can be changed now: the local answers that do not count, and a way on. */
export function ClosedDialog(view: ViewProps<typeof mergeMachine>) {
  const { title = '', lead } = view.screen
  const { differences } = view.model
  return (
    <Dialog
      open
      title={title}
      description={lead}
      onClose={() => view.send({ type: 'standing.accepted' })}
      actions={<EventButton {...view} event="standing.accepted" />}
    >
      <KeyValue entries={differences.map(({ label, mine }) => [label, mine])} />
    </Dialog>
  )
}
