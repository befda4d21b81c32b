import { type RefObject, useEffect } from 'react'
import type { EventDefinition } from '#machines/core/event.ts'
import type { FieldError } from '../journey.ts'
import { focusFirstError } from './focus-first-error.ts'
import { withServerError } from './server-error.ts'
import type { EventFormApi } from './use-event-form.ts'

/** Shows the server's errors beside their fields, and focuses the first. */
export function useServerErrors(
  form: EventFormApi,
  element: RefObject<HTMLElement | null>,
  { fields }: EventDefinition,
  errors: readonly FieldError[],
): void {
  useEffect(() => {
    for (const { path, message } of errors) {
      if (path in fields) form.setFieldMeta(path, withServerError(message))
    }
    if (errors.length > 0) focusFirstError(element.current)
  }, [errors, fields, form, element])
}
