import { useEffect } from 'react'
import type { Notice } from '#machines/core/notice.ts'
import { toast } from '../ui/overlays/toast.tsx'

type Noticing = { on: (type: 'noticed', hear: (notice: Notice) => void) => { unsubscribe: () => void } }

/** Shows a machine's notifications. */
export function useNotices(actor: Noticing): void {
  useEffect(() => {
    const { unsubscribe } = actor.on('noticed', ({ kind, text }) => toast({ kind, text }))
    return unsubscribe
  }, [actor])
}
