import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { ConfigError, readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import { seedTraffic } from './seed-traffic.ts'

export const usage = `npm run graphs:seed -- [--journeys 100000] [--days 60] [--seed 1]

Fills the database of a stopped server, or the one at DATABASE_URL, with made-up visits, marked as such.`

const whole = (name: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `--${name} is a whole number.`),
    v.transform(Number),
    v.minValue(least, `--${name} is at least ${least}.`),
    v.maxValue(most, `--${name} is at most ${most}.`),
  )

const options = v.object({
  journeys: v.optional(whole('journeys', 1, 10_000_000), '100000'),
  seed: v.optional(whole('seed', 0, 999_999_999), '1'),
  days: v.optional(whole('days', 1, 730), '60'),
})

type Typed = { args: string[]; env: Record<string, string | undefined> }
type Said = { out: (text: string) => void; err: (text: string) => void }

/** Fills the server's database with made-up traffic. Exit code: 0 done, 1 not possible, 2 not understood. */
export async function runSeed({ args, env }: Typed, { out, err }: Said): Promise<number> {
  const read = readOptions(args)
  if (typeof read === 'string') {
    err(read)
    return 2
  }
  try {
    const database = await openDatabase(readConfig(env), (error) => err(error.message))
    const begun = performance.now()
    const seeded = await seedTraffic(database.db, { ...read, now: new Date() }).finally(() =>
      database.close(),
    )
    if (!seeded) err(`Traffic of seed ${read.seed} is there already: choose another by --seed.`)
    else out(told(seeded, performance.now() - begun))
    return seeded ? 0 : 1
  } catch (error) {
    err(error instanceof ConfigError ? error.errors.join('\n') : String((error as Error).message ?? error))
    return 1
  }
}

/** The parsed input, or an error message. */
function readOptions(args: string[]): v.InferOutput<typeof options> | string {
  try {
    const known = {
      journeys: { type: 'string' },
      seed: { type: 'string' },
      days: { type: 'string' },
    } as const
    const read = v.safeParse(options, parseArgs({ args, options: known, strict: true }).values)
    return read.success ? read.output : (read.issues[0]?.message ?? '')
  } catch (error) {
    const [sentence = ''] = String((error as Error).message).split('. ')
    return `${sentence.replace(/\.$/, '')}.\n\n${usage}`
  }
}

const grouped = new Intl.NumberFormat('en-IN')

const told = ({ journeys, rows }: { journeys: number; rows: number }, ms: number) =>
  `${grouped.format(journeys)} made-up journeys, ${grouped.format(rows)} rows, in ${(ms / 1000).toFixed(1)} s.`
