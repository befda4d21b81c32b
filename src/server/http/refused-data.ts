import { isCausedBy } from './error-cause.ts'

/** SQLSTATE of values that a column cannot take: text, number or encoding (class 22 but for arithmetic). */
const refused = /^(22003|22021|22P02|22P05)$/

/** Whether the database refused a value, which only the request can have brought. */
export const isRefusedData = (error: unknown): boolean => isCausedBy(error, (code) => refused.test(code))
