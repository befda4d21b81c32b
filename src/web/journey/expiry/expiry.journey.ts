import { lazy } from 'react'
import { expiryEvents } from '#machines/expiry/expiry.events.ts'
import { expiryMachine } from '#machines/expiry/expiry.machine.ts'
import { defineJourney } from '../journey.ts'

export const expiryJourney = defineJourney({ machine: expiryMachine, events: expiryEvents })

/** The two dialogs, as an overlay of whatever runs the expiry machine as its child `expiry`. */
export const ExpiryOverlay = lazy(() =>
  import('./expiry-overlay.tsx').then((module) => ({ default: module.ExpiryOverlay })),
)
