import { createRoot } from 'react-dom/client'
import { offline } from '#machines/reference/messages/offline.ts'
import { toast } from '../ui/overlays/toast-store.ts'
import { OfflineNotices } from './offline-notices.tsx'
import { registerWorker } from './register-worker.ts'

/** Says above the page when the network is gone and when a new version is there, and keeps the page for offline. */
export function startOffline(): void {
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = createRoot(place)
  let reload: (() => void) | undefined
  const show = () => root.render(<OfflineNotices isOffline={!navigator.onLine} onReload={reload} />)
  window.addEventListener('offline', () => {
    show()
    if (window.scrollY > 0) toast({ text: offline.gone })
  })
  window.addEventListener('online', () => {
    show()
    toast({ text: offline.back, kind: 'success' })
  })
  show()
  if (!import.meta.env.PROD) return
  registerWorker((act) => {
    reload = act
    show()
  }).catch(() => undefined)
}
