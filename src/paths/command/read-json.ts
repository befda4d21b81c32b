import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { firstLine, reasonOf, UserError } from '#cli/errors.ts'

/** What a JSON file holds, if it is what `schema` says. */
export function readJsonFile<T>(flag: string, file: string, schema: v.GenericSchema<unknown, T>): T {
  return readJson(`--${flag}: ${file}`, contentOf(flag, file), schema)
}

export function readJson<T>(what: string, content: string, schema: v.GenericSchema<unknown, T>): T {
  const read = v.safeParse(schema, parsed(what, content))
  if (read.success) return read.output
  const [issue] = read.issues
  const place = v.getDotPath(issue)
  throw new UserError(`${what}: ${place === null ? '' : `at ${place}: `}${issue.message}`)
}

function parsed(what: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new UserError(`${what} is not JSON: ${firstLine(error)}`)
  }
}

function contentOf(flag: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserError(`--${flag}: ${file} cannot be read: ${reasonOf(error)}.`)
  }
}
