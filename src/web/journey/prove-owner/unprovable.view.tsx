import { JourneyScreen } from '../journey-screen.tsx'
import { Press } from '../press.tsx'
import type { ProveOwnerHandle } from './prove-owner.journey.ts'

/** A journey without a number: there is no phone to ask. */
export const UnprovableView = ({ journey }: { journey: ProveOwnerHandle }) => (
  <JourneyScreen journey={journey}>
    <Press journey={journey} event="search.restarted" variant="quiet" size="medium" />
  </JourneyScreen>
)
