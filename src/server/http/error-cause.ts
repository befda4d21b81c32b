/** Whether this holds of an error, or of what it was caused by; `code` is the driver's, where it gives one. */
export function isCausedBy(error: unknown, holds: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return holds(code, error.message) || isCausedBy(error.cause, holds)
}
