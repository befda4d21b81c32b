import { JourneyScreen } from '../journey/journey-screen.tsx'
import { MakeChoice } from './make-choice.tsx'
import { ModelChoice } from './model-choice.tsx'
import type { MotorHandle } from './motor.journey.ts'
import { VariantChoice } from './variant-choice.tsx'

const choices: Partial<Record<string, (props: { journey: MotorHandle }) => React.ReactNode>> = {
  'make.chosen': MakeChoice,
  'model.chosen': ModelChoice,
  'variant.chosen': VariantChoice,
}

/** Make, model and variant: one tap each. */
export function ChoicesView({ journey }: { journey: MotorHandle }) {
  const Choice = choices[journey.screen.asks ?? '']
  return <JourneyScreen journey={journey}>{Choice && <Choice journey={journey} />}</JourneyScreen>
}
