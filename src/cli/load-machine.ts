import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { TestModel } from '#machines/core/test-model.ts'
import { UserError } from './errors.ts'
import { loadFailure } from './load-failure.ts'

export type LoadedExport = { file: string; name: string; value: unknown }

/** Whether an argument names a file rather than a key of the catalogue. */
export const isFile = (argument: string): boolean => /[/\\#]|\.[cm]?[jt]sx?$/.test(argument)

/** `./some/file.ts#machine`: a file and an export of it, the default export where none is named. */
export function splitExport(argument: string): { file: string; name: string } {
  const at = argument.lastIndexOf('#')
  return at < 0
    ? { file: argument, name: 'default' }
    : { file: argument.slice(0, at), name: argument.slice(at + 1) || 'default' }
}

/** Imports what `./some/file.ts#machine` names. */
export async function loadExport(argument: string): Promise<LoadedExport> {
  const { file, name } = splitExport(argument)
  if (!existsSync(file) || !statSync(file).isFile()) throw new UserError(`There is no file ${file}.`)
  const exported = await importOf(file)
  if (Object.hasOwn(exported, name)) return { file, name, value: exported[name] }
  const names = Object.keys(exported)
  if (names.length === 0) throw new UserError(`${file} exports nothing.`)
  const what = name === 'default' ? 'has no default export' : `has no export ${name}`
  throw new UserError(`${file} ${what}; it exports ${names.join(', ')}.`)
}

async function importOf(file: string): Promise<Record<string, unknown>> {
  try {
    const exported = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
    return ofCommonJs(exported) ?? exported
  } catch (error) {
    throw new UserError(`${file} cannot be loaded: ${loadFailure(file, error)}`)
  }
}

/** What a file of a package without `"type": "module"` exports: compiled, all of it is its default export. */
function ofCommonJs({ default: all }: Record<string, unknown>): Record<string, unknown> | undefined {
  return isRecord(all) && all.__esModule === true ? all : undefined
}

/** The XState 5 machine that a loaded value is; an error that says what it is instead otherwise. */
export function machineIn(value: unknown, where: string): AnyStateMachine {
  const machine = asMachine(value, where)
  const key = version4Key(machine.config)
  if (key === undefined) return machine
  throw new UserError(
    `${where} is written for XState 4: "${key}" means nothing to XState 5, whose machines alone are walked.`,
  )
}

/** Whether a loaded value is a machine together with its events, starts and outcomes. */
export const isTestModel = (value: unknown): value is TestModel =>
  isRecord(value) &&
  ['starts', 'outcomes', 'identity'].every((key) => typeof value[key] === 'function') &&
  isRecord(value.events) &&
  isRecord(value.machine)

/** Recognised by its shape, for it may have been made by another copy of XState. */
export function asMachine(value: unknown, name: string): AnyStateMachine {
  if (!isRecord(value)) throw new UserError(`${name} is not a state machine.`)
  if ('withContext' in value && 'withConfig' in value) {
    throw new UserError(`${name} is a machine of XState 4: only machines of XState 5 can be explored.`)
  }
  if ('logic' in value && 'getSnapshot' in value) return asMachine(value.logic, name)
  if (!('root' in value && 'provide' in value && 'getInitialSnapshot' in value)) {
    throw new UserError(`${name} is not a state machine of XState 5.`)
  }
  return value as unknown as AnyStateMachine
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

const version4Keys = ['cond', 'activities', 'services', 'preserveActionOrder', 'predictableActionArguments']

/** A key of the configuration that XState 4 knew and XState 5 silently ignores. */
function version4Key(config: unknown): string | undefined {
  if (Array.isArray(config)) return config.map(version4Key).find((key) => key !== undefined)
  if (!isRecord(config)) return undefined
  const parts = [config.on, config.after, config.states].flatMap((one) =>
    isRecord(one) ? Object.values(one) : [],
  )
  const own = version4Keys.find((key) => key in config)
  return own ?? [...parts, config.always].map(version4Key).find((key) => key !== undefined)
}
