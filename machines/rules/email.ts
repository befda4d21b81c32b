import { form } from '../reference/messages/form.ts'

const pattern = /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)+$/

/** Checks the common format only; whether the address exists, the first mail will show (C-66). */
export function emailError(value: string): string | undefined {
  if (!value.trim()) return form.required
  return pattern.test(value.trim()) ? undefined : form.email
}
