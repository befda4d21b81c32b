/** SQLSTATE of values that a column cannot take: text, number or encoding (class 22 but for arithmetic). */
const refused = /^(22003|22021|22P02|22P05)$/

/** Whether the database refused a value, which only the request can have brought. */
export function isRefusedData(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = 'code' in error ? error.code : undefined
  return (typeof code === 'string' && refused.test(code)) || isRefusedData(error.cause)
}
