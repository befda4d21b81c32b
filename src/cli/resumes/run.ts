import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dayOfSuites } from '#paths/cache/day.ts'
import { storedLeads } from '#server/access/stored-records.ts'
import { systemClock } from '#server/clock-and-random.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { type Lead, leads } from '#server/db/schema.ts'
import { firstLine, UserError } from '../errors.ts'
import { suggestNearest } from '../suggest.ts'
import { Check } from './check.ts'
import { checkStored } from './check-stored.ts'
import { reachableRecords } from './reachable-records.ts'
import { type Reported, reportOf } from './report.ts'
import { unchangedProducts } from './same-code.ts'
import { checkOnThreads } from './threads.ts'
import { currentVersion, type Version, versionAt } from './version.ts'

const usage = `May I deploy? Whether journeys of another version go on in this one.

  npm run resumes -- --against REF [--product KEY] [--max-seconds N] [--json]

Resumes every record that the machines of a commit, tag or branch can reach, and every one that is stored here
(DATABASE_URL, DATA_DIR), in that version and in this one, and names each difference:

  cannot be resumed   this version refuses the record, or fails
  answer lost         it was known, and is not any more
  answer changed      it is read back as another one
  asked again         a question that was answered before
  screen moved        the journey goes on elsewhere

With --max-seconds it stops reading stored journeys after that time, and tells how many of all it has read. Their ids are
random, so those that it has read are a random sample of all.

Exit codes: 0 no difference, 1 some, 2 not understood, 70 a fault of this program.
`

/** Pages of stored journeys that take less time than threads need to load both versions. */
const pagesHere = 5

type Streams = { out: (text: string) => void; err: (text: string) => void }
type Env = Record<string, string | undefined>

/** The whole command; answers with its exit code. */
export async function run(args: readonly string[], { out, err }: Streams, env: Env): Promise<number> {
  try {
    const { against, product, json, help, maxSeconds } = flagsOf(args)
    if (help) {
      out(usage)
      return 0
    }
    if (against === undefined) throw new UserError('--against REF names the version that is running.')
    const versions = [await versionAt(against), await currentVersion()] as const
    const told = await checked(versions, product, maxSeconds, env)
    out(json ? `${JSON.stringify(told, null, 2)}\n` : reportOf(versions[0].name, told))
    return told.found.length > 0 ? 1 : 0
  } catch (error) {
    err(`${firstLine(error)}\n`)
    return error instanceof UserError ? 2 : 70
  }
}

function flagsOf(args: readonly string[]) {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  const options = { against: text, product: text, 'max-seconds': text, json: flag, help: flag }
  try {
    const { 'max-seconds': seconds, ...flags } = parseArgs({ args: [...args], options, strict: true }).values
    return { ...flags, maxSeconds: seconds === undefined ? Infinity : secondsOf(seconds) }
  } catch (error) {
    throw new UserError(firstLine(error))
  }
}

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (seconds > 0 && seconds < Infinity) return seconds
  throw new UserError(`--max-seconds ${text} is not a number of seconds.`)
}

async function checked(
  versions: readonly [Version, Version],
  only: string | undefined,
  maxSeconds: number,
  env: Env,
): Promise<Reported> {
  const older = narrowed(versions[0], only)
  const both = [older, versions[1]] as const
  const unchanged = await unchangedProducts(both)
  const check = new Check(both, unchanged)
  for (const record of reachableRecords(older, dayOfSuites)) check.add({ record, today: dayOfSuites })
  if (!env.DATABASE_URL && !existsSync(env.DATA_DIR || '.data')) return { ...check.told(), unread: 0 }
  const unread = await addStored(check, both, unchanged, maxSeconds, env)
  return { ...check.told(), unread }
}

function narrowed(version: Version, only: string | undefined): Version {
  if (only === undefined) return version
  const products = version.products.filter(({ key }) => key === only)
  if (products.length > 0) return { ...version, products }
  const keys = version.products.map(({ key }) => key)
  throw new UserError(`${version.name} has no product ${only}: ${suggestNearest(only, keys)}`)
}

/** Returns how many stored journeys there was no time for. */
async function addStored(
  check: Check,
  versions: readonly [Version, Version],
  unchanged: ReadonlySet<string>,
  maxSeconds: number,
  env: Env,
): Promise<number> {
  const config = readConfig(env)
  const database = await openDatabase(config, () => undefined)
  const end = performance.now() + maxSeconds * 1_000
  let read = 0
  async function* pages() {
    for await (const page of storedLeads(database.db)) {
      read += page.length
      yield page
      if (performance.now() >= end) return
    }
  }
  try {
    await addPages(check, pages(), { versions, unchanged, config, env })
    return performance.now() < end ? 0 : (await database.db.$count(leads)) - read
  } finally {
    await database.close()
  }
}

type Stored = {
  versions: readonly [Version, Version]
  unchanged: ReadonlySet<string>
  config: Config
  env: Env
}

/** The first few here, and all others on threads. */
async function addPages(
  check: Check,
  pages: AsyncGenerator<Lead[]>,
  { versions, unchanged, config, env }: Stored,
): Promise<void> {
  const today = systemClock.today()
  for (let page = 0; page < pagesHere; page += 1) {
    const next = await pages.next()
    if (next.done) return
    checkStored(check, next.value, versions[0], config, today)
  }
  const products = versions[0].products.map(({ key }) => key)
  const places = versions.map(({ folder, name }) => ({ folder, name }))
  const found = await checkOnThreads(pages, { versions: places, products, unchanged, env, today })
  for (const one of found) check.addAll(one)
}
