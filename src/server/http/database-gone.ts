/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutting down), and what sockets say. */
const gone = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/

/** Driver errors without a code: node-postgres about its pool, the embedded database about itself. */
const goneText =
  /connection terminated|timeout exceeded when trying to connect|pglite is clos|pool after calling end/i

/** Whether an error, or what it was caused by, means that the database cannot be reached. */
export const isDatabaseGone = (error: unknown): boolean =>
  isCausedBy(error, (code, message) => gone.test(code) || goneText.test(message))

/** Whether this holds of an error, or of what it was caused by; `code` is the driver's, where it gives one. */
function isCausedBy(error: unknown, holds: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return holds(code, error.message) || isCausedBy(error.cause, holds)
}
