import { form } from '../reference/messages/form.ts'

const pattern = /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)+$/

/** Only a well-known shape is asked for; whether it exists, the first mail shows (C-66). */
export function emailError(value: string): string | undefined {
  if (!value.trim()) return form.required
  return pattern.test(value.trim()) ? undefined : form.email
}
