import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'

/** The policy that ends; a customer without it at hand can see prices first. */
export const PreviousPolicyView = (view: ViewProps<typeof motorMachine>) => (
  <JourneyScreen {...view}>
    <EventForm
      {...view}
      actions={<EventButton {...view} event="previousPolicy.postponed" variant="secondary" />}
    />
  </JourneyScreen>
)
