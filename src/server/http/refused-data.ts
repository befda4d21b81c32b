/** SQLSTATE of values that a column cannot take: text, number or encoding (class 22 but for arithmetic). */
const refused = /^(22003|22021|22P02|22P05)$/

/** As in: value "2147483648" is out of range for type integer. */
const quoted = /"(.+)"/

/** The value that the database refused, which only the request can have brought; empty where it does not say which. */
export function refusedValue(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isRefused = 'code' in error && typeof error.code === 'string' && refused.test(error.code)
  return isRefused ? (quoted.exec(error.message)?.[1] ?? '') : refusedValue(error.cause)
}
