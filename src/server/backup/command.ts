import { resolve } from 'node:path'
import * as v from 'valibot'
import { ConfigError, documentsOf } from '../config.ts'
import { environment, missingStoreKeys, storeVariables } from '../environment.ts'
import { backUp, move, type Place, restore } from './backup.ts'
import type { Fingerprint } from './tables.ts'

type Env = Record<string, string | undefined>
type Command = (args: readonly string[], env: Env) => Promise<string>

const places = v.object({ ...v.pick(environment, ['DATA_DIR', 'DATABASE_URL']).entries, ...storeVariables })

/** `npm run backup -- FOLDER`. */
export const backupCommand: Command = async (args, env) => {
  const folder = folderOf(args, `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)
  return `Backed up into ${folder}: ${countOf(await backUp(placeOf(env), folder))}.`
}

/** `npm run restore -- FOLDER`. */
export const restoreCommand: Command = async (args, env) => {
  const folder = folderOf(args)
  return `Restored from ${folder}, and equal: ${countOf(await restore(folder, placeOf(env)))}.`
}

/** `DATABASE_URL=… npm run move`. */
export const moveCommand: Command = async (_, env) => {
  const { dataDir, databaseUrl, documents } = placeOf(env)
  if (!databaseUrl) throw new Error('DATABASE_URL has to say where to move to.')
  return `Moved ${dataDir} to PostgreSQL, and equal: ${countOf(await move(dataDir, databaseUrl, documents))}.`
}

function placeOf(env: Env): Place {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const from = v.parse(places, given)
  const errors = missingStoreKeys(from)
  if (errors.length > 0) throw new ConfigError(errors)
  return { dataDir: from.DATA_DIR, databaseUrl: from.DATABASE_URL, documents: documentsOf(from) }
}

function folderOf([folder]: readonly string[], otherwise?: string): string {
  const named = folder ?? otherwise
  if (named === undefined) throw new Error('Say which folder the backup is in.')
  return resolve(named)
}

function countOf({ tables }: Fingerprint): string {
  const counts = Object.values(tables)
  return `${counts.reduce((sum, { rows }) => sum + rows, 0)} rows in ${counts.length} tables`
}

/** Runs a command and says what came of it; the exit code is 1 where it was not possible. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  try {
    console.log(await command(args, process.env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
