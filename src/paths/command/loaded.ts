import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PathsError } from '../error.ts'
import { firstLine } from './read-json.ts'

export type Loaded = { file: string; name: string; value: unknown }

/** `./some/file.ts#machine`: a file and what of it; its default export where nothing is named. */
export async function loaded(typed: string): Promise<Loaded> {
  const { file, name } = parts(typed)
  if (!existsSync(file) || !statSync(file).isFile()) throw new PathsError(`There is no file ${file}.`)
  const exported = await importOf(file)
  if (Object.hasOwn(exported, name)) return { file, name, value: exported[name] }
  const names = Object.keys(exported)
  if (names.length === 0) throw new PathsError(`${file} exports nothing.`)
  const what = name === 'default' ? 'has no default export' : `has no export ${name}`
  throw new PathsError(`${file} ${what}; it exports ${names.join(', ')}.`)
}

export const isFile = (typed: string): boolean => /[/\\#]|\.[cm]?[jt]sx?$/.test(typed)

export function parts(typed: string): { file: string; name: string } {
  const at = typed.lastIndexOf('#')
  return at < 0
    ? { file: typed, name: 'default' }
    : { file: typed.slice(0, at), name: typed.slice(at + 1) || 'default' }
}

async function importOf(file: string): Promise<Record<string, unknown>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
  } catch (error) {
    const hint = /Machine|interpret/.test(firstLine(error)) && /export/.test(firstLine(error))
    throw new PathsError(
      `${file} cannot be loaded: ${firstLine(error)}${hint ? ' (is it written for XState 4?)' : ''}`,
    )
  }
}
