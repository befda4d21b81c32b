import { spokenSum, spokenYears } from '#machines/health/health-words.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { usePlaceNames } from '../../language/place-names.ts'
import { EditsSummary } from '../../shared/quotes/edits-summary.tsx'
import { personIn } from './person-in.ts'

/** The person and their cover in two lines. */
export function HealthEditsSummary(view: ViewProps<typeof healthMachine>) {
  const { record } = view.model
  const { sumInsured, tenure, addOns } = record.request ?? defaultHealthRequest
  const words = [spokenSum(sumInsured), spokenYears(tenure), ...(addOns.length > 0 ? ['with add-ons'] : [])]
  return <EditsSummary {...view} about={personIn(record, usePlaceNames())} words={words} />
}
