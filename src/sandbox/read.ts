import type { Context } from 'hono'
import * as v from 'valibot'

type Read<T> = { output: T; issues?: never } | { output?: never; issues: readonly v.BaseIssue<unknown>[] }

/** Parses a JSON body with the schema, or reports its errors. */
export async function readJson<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Read<T>> {
  const text = v.pipe(v.string(), v.parseJson(undefined, 'The body is not JSON'))
  const parsed = v.safeParse(text, await c.req.text())
  if (!parsed.success) return { issues: parsed.issues }
  return judged(v.safeParse(schema, parsed.output))
}

/** Parses a posted form with the schema, or reports its errors. */
export async function readForm<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Read<T>> {
  return judged(v.safeParse(schema, await c.req.parseBody()))
}

function judged<T>(
  result: { success: true; output: T } | { success: false; issues: readonly v.BaseIssue<unknown>[] },
): Read<T> {
  return result.success ? { output: result.output } : { issues: result.issues }
}

/** The first error, with the field's name. */
export function firstProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues
  if (!first) return 'Malformed request'
  const path = v.getDotPath(first)
  return path ? `${path}: ${first.message}` : first.message
}
