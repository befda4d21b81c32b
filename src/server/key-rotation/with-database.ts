import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import { takeLock } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import type { ExecuteSql } from '../db/types.ts'
import { type Resealed, reseal } from './reseal.ts'
import { type Uses, uses, usesOf } from './uses.ts'

type RotationConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'documents' | 'keys'>
/** Asks the server that runs on a data directory; undefined where none does. */
export type AskServer = (dataDir: string, name: string) => Promise<string | undefined>

/** How long others have the database between two batches. */
const pauseMs = 20

/** What a running server answers to the commands, on its own database. */
export function keyAnswers(config: RotationConfig, executeSql: ExecuteSql) {
  const deps = { config, executeSql, giveWay: () => setTimeout(pauseMs) }
  return {
    'key-uses': async () => JSON.stringify(await usesOf(deps)),
    reseal: async () => JSON.stringify(await alone(config, () => reseal(deps))),
  }
}

const resealed = v.object({ rows: v.number(), files: v.number(), unreadable: v.number() })

export const askForUses = async (config: RotationConfig, ask: AskServer): Promise<Uses> =>
  v.parse(uses, JSON.parse(await answerTo('key-uses', config, ask)))

export const askToReseal = async (config: RotationConfig, ask: AskServer): Promise<Resealed> =>
  v.parse(resealed, JSON.parse(await answerTo('reseal', config, ask)))

/** From the server, to which its embedded database belongs; else on the database itself. */
async function answerTo(
  name: keyof ReturnType<typeof keyAnswers>,
  config: RotationConfig,
  ask: AskServer,
): Promise<string> {
  const answer = config.databaseUrl ? undefined : await ask(config.dataDir, name)
  if (answer !== undefined) return answer
  const database = await openDatabase(config, () => undefined)
  const own = keyAnswers(config, database.executeSql)
  return own[name]().finally(() => database.close())
}

/** Two at once would write the same files. */
async function alone<T>({ dataDir }: Pick<Config, 'dataDir'>, work: () => Promise<T>): Promise<T> {
  const unlock = takeLock(join(dataDir, 'reseal.lock'))
  return work().finally(unlock)
}
