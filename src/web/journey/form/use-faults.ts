import { type RefObject, useEffect } from 'react'
import type { EventDefinition } from '#machines/core/event.ts'
import type { Fault } from '../journey.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import { withServerError } from './server-error.ts'
import type { EventFormApi } from './use-event-form.ts'

/** Puts what the server found beside the fields it is about, and brings the person there. */
export function useFaults(
  form: EventFormApi,
  element: RefObject<HTMLElement | null>,
  { fields }: EventDefinition,
  faults: readonly Fault[],
): void {
  useEffect(() => {
    for (const { path, message } of faults) {
      if (path in fields) form.setFieldMeta(path, withServerError(message))
    }
    if (faults.length > 0) focusFirstFault(element.current)
  }, [faults, fields, form, element])
}
