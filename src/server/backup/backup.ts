import { once } from 'node:events'
import { constants } from 'node:fs'
import { access, cp, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { ObjectStore } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { overPglite } from '../db/pglite.ts'
import { PreparedPglite } from '../db/prepared-pglite.ts'
import type { Database } from '../db/types.ts'
import { copyFiles } from '../storage/file-store.ts'
import { localFiles } from '../storage/local-files.ts'
import { objectFiles } from '../storage/object-files.ts'
import { askForCopy } from './control.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'
import type { Fingerprint } from './tables.ts'

/** Where a server keeps what it has. */
export type Place = {
  dataDir: string
  databaseUrl?: string | undefined
  documents?: ObjectStore | undefined
}

const dumpFile = 'database.gz'
/** What lies in a data directory beside the embedded database; without the secrets nothing sealed could be read. */
const beside = ['files', 'secrets.json', 'capture-keys.json', 'sandbox.jsonl']

/** Backs a server up into a new folder, whether it runs or not. */
export async function backUp(place: Place, folder: string): Promise<Fingerprint> {
  await mkdir(folder, { recursive: false, mode: 0o700 })
  try {
    const print = await withSource(place, async ({ db }) => {
      const lines = new PassThrough()
      const written = write(join(folder, dumpFile), lines)
      const dumped = dump(db, (text) => pushed(lines, text)).finally(() => lines.end())
      const [print] = await Promise.all([dumped, written])
      return print
    })
    // After the rows: a file is written before its row, and removed after it.
    for (const name of beside) await copyIfThere(join(place.dataDir, name), join(folder, name))
    // A server that has a store of objects since a while may have older files in its folder.
    if (place.documents)
      await copyFiles(objectFiles(place.documents, fetch), localFiles(join(folder, 'files')))
    return print
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** With a store of objects the files are there. */
const besideAt = ({ documents }: Place) => beside.filter((name) => name !== 'files' || !documents)

/** Restores a backup where nothing is yet. */
export async function restore(folder: string, place: Place): Promise<Fingerprint> {
  for (const name of ['db', ...beside]) {
    if (await isThere(join(place.dataDir, name)))
      throw new Error(`${place.dataDir} is not empty: it has ${name}.`)
  }
  const file = await open(join(folder, dumpFile))
  const print = await withDatabase(place, (database) => {
    const opened = createGunzip().setEncoding('utf8')
    // A file that cannot be read ends the reading of lines with its error.
    const read = pipeline(file.createReadStream(), opened)
    const loading = load(database, linesOf(opened), () => storeFiles(folder, place.documents))
    return Promise.all([loading, read]).then(([loaded]) => loaded)
  }).catch(async (error) => {
    // It was made for this alone, and would be in the way of the next try.
    await rm(join(place.dataDir, 'db'), { recursive: true, force: true })
    throw error
  })
  for (const name of besideAt(place)) await copyIfThere(join(folder, name), join(place.dataDir, name))
  return print
}

/**
 * Moves an embedded database, of a server that is stopped, to PostgreSQL. Its files are copied to the store of objects
 * where there is one, and else stay where they are.
 */
export async function move(
  dataDir: string,
  databaseUrl: string,
  documents?: ObjectStore,
): Promise<Fingerprint> {
  await rejectAbsent({ dataDir })
  return withDatabase({ dataDir }, ({ db }) =>
    withDatabase({ dataDir, databaseUrl }, async (target) => {
      const lines = new PassThrough().setEncoding('utf8').on('error', () => undefined)
      const dumped = dump(db, (text) => pushed(lines, text)).finally(() => lines.end())
      const loaded = load(target, linesOf(lines), () => storeFiles(dataDir, documents)).finally(() =>
        lines.destroy(),
      )
      const [print] = await Promise.all([loaded, dumped])
      return print
    }),
  )
}

/** Copies the files of a folder to the store of objects, where there is one; what it has already stays. */
const storeFiles = async (folder: string, documents: ObjectStore | undefined): Promise<void> => {
  if (documents) await copyFiles(localFiles(join(folder, 'files')), objectFiles(documents, fetch))
}

/** The database itself, or the copy that a running server makes of its embedded one. */
async function withSource<T>(place: Place, use: (database: Database) => Promise<T>): Promise<T> {
  await rejectAbsent(place)
  const copy = place.databaseUrl ? undefined : await askForCopy(place.dataDir)
  if (copy === undefined) return withDatabase(place, use)
  try {
    const database = await overPglite(await PreparedPglite.open({ dataDir: copy }))
    return await use(database).finally(() => database.close())
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Opening a database would make one. */
async function rejectAbsent({ dataDir, databaseUrl }: Place): Promise<void> {
  if (!databaseUrl && !(await isThere(join(dataDir, 'db'))))
    throw new Error(`There is no database in ${dataDir}.`)
}

async function withDatabase<T>(place: Place, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place, () => undefined)
  return use(database).finally(() => database.close())
}

/** Waits until there is room for more; rejects where nobody reads any more. */
async function pushed(lines: PassThrough, text: string): Promise<void> {
  if (!lines.destroyed && lines.write(text)) return
  const waiting = new AbortController()
  const { signal } = waiting
  if (!lines.destroyed)
    await Promise.race([once(lines, 'drain', { signal }), once(lines, 'close', { signal })]).finally(() =>
      waiting.abort(),
    )
  if (lines.destroyed) throw new Error('What was dumped is no longer read.')
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function write(path: string, lines: Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await pipeline(lines, createGzip(), file.createWriteStream({ flush: true }))
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (await isThere(from)) await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
