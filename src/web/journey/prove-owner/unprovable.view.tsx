import { JourneyScreen } from '../journey-screen.tsx'
import { NewSearch } from './new-search.tsx'
import type { ProveOwnerHandle } from './prove-owner.journey.ts'

/** A journey without a number: there is no phone to ask. */
export const UnprovableView = ({ journey }: { journey: ProveOwnerHandle }) => (
  <JourneyScreen journey={journey}>
    <NewSearch />
  </JourneyScreen>
)
