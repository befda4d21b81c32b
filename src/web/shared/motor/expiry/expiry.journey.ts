import { lazily } from '../../../lazily.ts'

/** The dialogs of the expiry machine, as an overlay of the machine that invokes it as `expiry`. */
export const ExpiryOverlay = lazily(async () => (await import('./expiry-overlay.tsx')).ExpiryOverlay)
