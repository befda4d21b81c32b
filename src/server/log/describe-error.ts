import { DrizzleQueryError } from 'drizzle-orm/errors'
import * as v from 'valibot'
import { scrub } from './scrub.ts'

type Described = {
  type: string
  message: string
  code?: string
  constraint?: string
  at?: string[]
  query?: string
}

/**
 * An error as it may be logged. A failed query's message contains its parameters, so only its statement
 * and the database's error are logged.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  if (error instanceof DrizzleQueryError) return { ...describeError(error.cause), query: error.query }
  return {
    type: error.name,
    message: v.isValiError(error) ? pathsOf(error) : scrub(error.message),
    ...textOf(error, 'code'),
    ...textOf(error, 'constraint'),
    at: framesOf(error),
  }
}

function textOf<Key extends 'code' | 'constraint'>(error: Error, key: Key): { [K in Key]?: string } {
  const value: unknown = Object.getOwnPropertyDescriptor(error, key)?.value
  return typeof value === 'string' ? ({ [key]: value } as { [K in Key]: string }) : {}
}

/** Where a value did not fit its schema; the message would repeat the value. */
const pathsOf = ({ issues }: { issues: readonly v.BaseIssue<unknown>[] }) =>
  `does not fit at ${issues.map((issue) => v.getDotPath(issue) ?? 'the top').join(', ')}`

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string[] {
  const lines = error.stack?.split('\n').map((line) => line.trim()) ?? []
  return lines.filter((line) => line.startsWith('at ')).slice(0, 8)
}
