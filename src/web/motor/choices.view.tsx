import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { CityChoice } from './city-choice.tsx'
import { MakeChoice } from './make-choice.tsx'
import { ModelChoice } from './model-choice.tsx'
import { VariantChoice } from './variant-choice.tsx'

const choices: Partial<Record<string, (props: ViewProps<typeof motorMachine>) => React.ReactNode>> = {
  'city.chosen': CityChoice,
  'make.chosen': MakeChoice,
  'model.chosen': ModelChoice,
  'variant.chosen': VariantChoice,
}

/** City, make, model and variant: one tap each. */
export function ChoicesView(view: ViewProps<typeof motorMachine>) {
  const Choice = choices[view.screen.asks ?? '']
  return <JourneyScreen {...view}>{Choice && <Choice {...view} />}</JourneyScreen>
}
