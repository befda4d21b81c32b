import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dayOfSuites } from '#paths/cache/day.ts'
import { storedLeads } from '#server/access/stored-records.ts'
import { systemClock } from '#server/clock-and-random.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { firstLine, UserError } from '../errors.ts'
import { suggestNearest } from '../suggest.ts'
import { Check } from './check.ts'
import { checkStored } from './check-stored.ts'
import { reachableRecords } from './reachable-records.ts'
import { reportOf } from './report.ts'
import { unchangedProducts } from './same-code.ts'
import { checkOnThreads } from './threads.ts'
import { currentVersion, type Version, versionAt } from './version.ts'

const usage = `May I deploy? Whether journeys of another version go on in this one.

  npm run resumes -- --against REF [--product KEY] [--json]

Resumes every record that the machines of a commit, tag or branch can reach, and every one that is stored here
(DATABASE_URL, DATA_DIR), in that version and in this one, and names each difference:

  cannot be resumed   this version refuses the record, or fails
  answer lost         it was known, and is not any more
  answer changed      it is read back as another one
  asked again         a question that was answered before
  screen moved        the journey goes on elsewhere

Exit codes: 0 no difference, 1 some, 2 not understood, 70 a fault of this program.
`

/** Pages of stored journeys that take less time than threads need to load both versions. */
const pagesHere = 5

type Streams = { out: (text: string) => void; err: (text: string) => void }
type Env = Record<string, string | undefined>

/** The whole command; answers with its exit code. */
export async function run(args: readonly string[], { out, err }: Streams, env: Env): Promise<number> {
  try {
    const { against, product, json, help } = flagsOf(args)
    if (help) {
      out(usage)
      return 0
    }
    if (against === undefined) throw new UserError('--against REF names the version that is running.')
    const versions = [await versionAt(against), await currentVersion()] as const
    const check = await checked(versions, product, env)
    out(json ? `${JSON.stringify(check.told(), null, 2)}\n` : reportOf(versions[0].name, check.told()))
    return check.told().found.length > 0 ? 1 : 0
  } catch (error) {
    err(`${firstLine(error)}\n`)
    return error instanceof UserError ? 2 : 70
  }
}

function flagsOf(args: readonly string[]) {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  const options = { against: text, product: text, json: flag, help: flag }
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    throw new UserError(firstLine(error))
  }
}

async function checked(versions: readonly [Version, Version], only: string | undefined, env: Env) {
  const older = narrowed(versions[0], only)
  const both = [older, versions[1]] as const
  const unchanged = await unchangedProducts(both)
  const check = new Check(both, unchanged)
  for (const record of reachableRecords(older, dayOfSuites)) check.add({ record, today: dayOfSuites })
  if (env.DATABASE_URL || existsSync(env.DATA_DIR || '.data')) await addStored(check, both, unchanged, env)
  return check
}

function narrowed(version: Version, only: string | undefined): Version {
  if (only === undefined) return version
  const products = version.products.filter(({ key }) => key === only)
  if (products.length > 0) return { ...version, products }
  const keys = version.products.map(({ key }) => key)
  throw new UserError(`${version.name} has no product ${only}: ${suggestNearest(only, keys)}`)
}

async function addStored(
  check: Check,
  versions: readonly [Version, Version],
  unchanged: ReadonlySet<string>,
  env: Env,
): Promise<void> {
  const config = readConfig(env)
  const database = await openDatabase(config, () => undefined)
  const today = systemClock.today()
  const products = versions[0].products.map(({ key }) => key)
  const places = versions.map(({ folder, name }) => ({ folder, name }))
  try {
    const pages = storedLeads(database.db)
    for (let page = 0; page < pagesHere; page += 1) {
      const next = await pages.next()
      if (next.done) return
      checkStored(check, next.value, versions[0], config, today)
    }
    const found = await checkOnThreads(pages, { versions: places, products, unchanged, env, today })
    for (const one of found) check.addAll(one)
  } finally {
    await database.close()
  }
}
