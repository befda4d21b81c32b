import { Suspense, useState } from 'react'
import { messages } from '#machines/reference/messages.ts'
import { lazily } from '../../lazily.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const UnlockNumber = lazily(async () => (await import('./unlock-number.tsx')).UnlockNumber)

/** Seldom needed, so it is fetched when it is opened. */
export function UnlockDetails() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.desk.unlock.title}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height="3.25rem" lines={2} />}>
          <UnlockNumber />
        </Suspense>
      )}
    </details>
  )
}
