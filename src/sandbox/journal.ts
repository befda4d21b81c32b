import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** Things by key; what is set is written to the journal before `set` returns. */
export type Collection<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): T
  values(): T[]
}

export type Journal = {
  collection<T>(name: string, schema: v.GenericSchema<unknown, T>): Collection<T>
}

const entry = v.object({ in: v.string(), key: v.string(), value: v.unknown() })
type Entry = v.InferOutput<typeof entry>

/** One JSON text per line; a line truncated by a killed process is skipped. */
function readEntries(file: string): Entry[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), line)
      return read.success ? [read.output] : []
    })
}

/** Compacts the file to one line per key. */
function compact(file: string, entries: Iterable<Entry>): void {
  mkdirSync(dirname(file), { recursive: true })
  const text = [...entries].map((one) => `${JSON.stringify(one)}\n`).join('')
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Without a file everything is lost with the process. */
export function openJournal(file?: string): Journal {
  const latest = new Map<string, Entry>()
  if (file) {
    for (const one of readEntries(file)) latest.set(`${one.in}/${one.key}`, one)
    compact(file, latest.values())
  }
  return {
    collection(name, schema) {
      const known = new Map(
        [...latest.values()]
          .filter((one) => one.in === name && v.is(schema, one.value))
          .map((one) => [one.key, v.parse(schema, one.value)]),
      )
      return {
        get: (key) => known.get(key),
        values: () => [...known.values()],
        set(key, value) {
          if (file) appendFileSync(file, `${JSON.stringify({ in: name, key, value })}\n`)
          known.set(key, value)
          return value
        },
      }
    },
  }
}
