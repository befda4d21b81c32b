import type { proveOwnerMachine } from '#machines/purchase/prove-owner/prove-owner.machine.ts'
import { EventButton } from '../event-button.tsx'
import type { ViewProps } from '../journey.ts'
import { JourneyScreen } from '../journey-screen.tsx'

/** A journey without a mobile number cannot be proved. */
export const UnprovableView = (view: ViewProps<typeof proveOwnerMachine>) => (
  <JourneyScreen {...view}>
    <EventButton {...view} event="search.restarted" variant="quiet" size="medium" />
  </JourneyScreen>
)
