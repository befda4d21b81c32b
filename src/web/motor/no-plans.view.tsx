import { Link } from '@tanstack/react-router'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button, buttonClass } from '../ui/actions/button.tsx'
import type { MotorHandle } from './motor.journey.ts'

/** The first bundled year still runs: why there is no plan, and three ways on (register C-36). */
export function NoPlansView({ journey }: { journey: MotorHandle }) {
  const actions = (
    <>
      <Button size="large" onClick={() => journey.send({ type: 'back' })}>
        Change date
      </Button>
      <Button size="large" variant="secondary" onClick={() => journey.send({ type: 'newVehicle.chosen' })}>
        {journey.journey.events['newVehicle.chosen']?.label}
      </Button>
      <Link to="/support" className={buttonClass({ variant: 'quiet', size: 'large' })}>
        Support
      </Link>
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      <p>
        A new vehicle is sold with its first year of own-damage cover. Another policy can start when that one
        ends; if the date is wrong, correct it.
      </p>
    </JourneyScreen>
  )
}
