import type { ReactNode } from 'react'
import type { Screen } from '#machines/core/screen.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { useWhenClosed } from '../journey/use-when-closed.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { ThreeDots } from '../ui/feedback/three-dots.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

/** `insured`: what the policy is for, below the title. */
export type OfPolicy = { leadId: string; insured: string; onClosed: () => void }

type PolicyDialogProps = Omit<OfPolicy, 'leadId'> & {
  screen: Screen
  send(event: { type: 'closed' }): void
  children: ReactNode
}

/** Something is asked of an issued policy. */
export function PolicyDialog({ screen, send, insured, onClosed, children }: PolicyDialogProps) {
  const isClosed = useWhenClosed(screen, onClosed)
  return (
    <Dialog
      open={!isClosed}
      title={screen.title ?? ''}
      description={insured}
      onClose={() => send({ type: 'closed' })}
    >
      {children}
    </Dialog>
  )
}

/** The status of what was asked, once it was read. */
export function RequestStatus({ children, ...view }: ViewProps & { children: ReactNode }) {
  const { busy, problem } = view.screen
  return (
    <>
      {busy && <ThreeDots />}
      {problem && (
        <Notice
          kind="error"
          action={<EventButton {...view} event="reading.retried" variant="secondary" size="small" />}
        >
          {problem}
        </Notice>
      )}
      <div role="status">{children}</div>
    </>
  )
}
