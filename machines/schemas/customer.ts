import * as v from 'valibot'
import { form } from '../reference/messages/form.ts'
import { dayFromSlashes } from '../rules/calendar.ts'

/** A birth date as `dd/mm/yyyy`; whether it is past is checked where today is known. */
export const birthDate = v.pipe(
  v.string(form.birthDateRequired),
  v.nonEmpty(form.birthDateRequired),
  v.check((text) => dayFromSlashes(text) !== undefined, form.birthDate),
)
