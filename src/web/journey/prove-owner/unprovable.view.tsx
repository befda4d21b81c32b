import type { proveOwnerMachine } from '#machines/prove-owner/prove-owner.machine.ts'
import type { ViewProps } from '../journey.ts'
import { JourneyScreen } from '../journey-screen.tsx'
import { Press } from '../press.tsx'

/** A journey without a number: there is no phone to ask. */
export const UnprovableView = (view: ViewProps<typeof proveOwnerMachine>) => (
  <JourneyScreen {...view}>
    <Press {...view} event="search.restarted" variant="quiet" size="medium" />
  </JourneyScreen>
)
