import { eq } from 'drizzle-orm'
import type { Language } from '#machines/reference/languages.ts'
import { stoppedNumbers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { linkIn } from './link-in.ts'

type StoppedDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** What stands for a number in the link that stops its reminders: nobody can make it without our secret. */
export const stopKey = ({ config }: Pick<Deps, 'config'>, mobile: string): string =>
  keyedHash(config.secrets.signing, `stop ${mobile}`)

export const stopLink = (deps: Pick<Deps, 'config'>, language: Language, mobile: string): string =>
  linkIn(deps, language, `/stop/${stopKey(deps, mobile)}`)

/** Whether whoever has this number wants no reminders. */
export const isStopped = (deps: Pick<Deps, 'db' | 'config'>, mobile: string): Promise<boolean> =>
  isKeyStopped(deps, stopKey(deps, mobile))

export async function isKeyStopped({ db }: Pick<Deps, 'db'>, key: string): Promise<boolean> {
  const found = await db.select().from(stoppedNumbers).where(eq(stoppedNumbers.key, key))
  return found.length > 0
}

export async function stop({ db, clock }: StoppedDeps, key: string): Promise<void> {
  await db.insert(stoppedNumbers).values({ key, stoppedAt: clock.now() }).onConflictDoNothing()
}

export async function startAgain({ db }: StoppedDeps, key: string): Promise<void> {
  await db.delete(stoppedNumbers).where(eq(stoppedNumbers.key, key))
}
