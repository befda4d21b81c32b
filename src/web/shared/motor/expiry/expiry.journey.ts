import { lazy } from 'react'

/** The dialogs of the expiry machine, as an overlay of the machine that invokes it as `expiry`; fetched when first opened. */
export const ExpiryOverlay = lazy(() =>
  import('./expiry-overlay.tsx').then((module) => ({ default: module.ExpiryOverlay })),
)
