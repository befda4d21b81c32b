import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { PathsError } from '../error.ts'

/** What a JSON file holds, if it is what `schema` says. */
export function readJsonFile<T>(flag: string, file: string, schema: v.GenericSchema<unknown, T>): T {
  return readJson(`--${flag}: ${file}`, contentOf(flag, file), schema)
}

export function readJson<T>(what: string, content: string, schema: v.GenericSchema<unknown, T>): T {
  const read = v.safeParse(schema, parsed(what, content))
  if (read.success) return read.output
  const [issue] = read.issues
  const place = v.getDotPath(issue)
  throw new PathsError(`${what}: ${place === null ? '' : `at ${place}: `}${issue.message}`)
}

function parsed(what: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new PathsError(`${what} is not JSON: ${firstLine(error)}`)
  }
}

function contentOf(flag: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new PathsError(`--${flag}: ${file} cannot be read: ${reasonOf(error)}.`)
  }
}

/** Why the system would not, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? firstLine(error)
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
