import { limits } from '../reference/limits.ts'
import { form } from '../reference/messages/form.ts'
import { addYears } from './calendar.ts'

/** Of somebody who may have been born today; a year of long ago is mistyped. */
export function birthDateError(birth: string, today: string): string | undefined {
  if (birth > today) return form.birthDateFuture
  return birth < addYears(today, -limits.age.oldest) ? form.date : undefined
}
