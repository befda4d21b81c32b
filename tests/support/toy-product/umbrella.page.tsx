import { today } from '#web/browser/today.ts'
import { defineJourney } from '#web/journey/journey.ts'
import { JourneyPage } from '#web/journey/journey-page.tsx'
import { umbrellaEvents, umbrellaMachine } from './umbrella.machine.ts'
import { emptyUmbrella } from './umbrella.record.ts'

const umbrellaJourney = defineJourney({ machine: umbrellaMachine, events: umbrellaEvents })

/** Its wizard in the browser. */
export default function UmbrellaPage() {
  return <JourneyPage journey={umbrellaJourney} input={{ today: today(), record: emptyUmbrella }} />
}
