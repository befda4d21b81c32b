import { startVisit } from './browser/visit.ts'

/** What every page does once it is idle. */
export function afterLoad(): void {
  startVisit()
  import('./offline/offline.tsx').then(
    ({ startOffline }) => startOffline(),
    () => undefined,
  )
}
