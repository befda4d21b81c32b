import { otherClass } from '#machines/motor/vehicle-words.ts'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** The number belongs to another class of vehicle than was chosen: insure that one, or go back and correct it. */
export function OtherClassView(view: ViewProps<typeof motorMachine>) {
  const { send } = view
  const { found } = view.model
  if (!found) return null
  const words = otherClass(found)
  const actions = (
    <Button size="large" onClick={() => send({ type: 'vehicleClass.corrected' })}>
      {words.button}
    </Button>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <Notice kind="warn">{words.text}</Notice>
    </JourneyScreen>
  )
}
