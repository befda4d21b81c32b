import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { threadProgram } from '#graphs/thread-program.ts'

/** The folder of an embedded database. */
type DatabaseFiles = { files: string; fsync: boolean }

const program = threadProgram(
  new URL('./new-database-program.ts', import.meta.url),
  './new-database-program.js',
)
const longestMs = 600_000

/**
 * Makes the database where there is none, in a folder of its own beside its place: a start that was killed meanwhile
 * begins again. The programs that make it take 500 MB, of which a thread would leave the half to this process: so they
 * run in a process of their own. One whose server was killed goes on in a folder that nobody takes any more.
 */
export async function makeNewDatabase({ files, fsync }: DatabaseFiles): Promise<void> {
  await removeUnfinished(files)
  if (existsSync(join(files, 'PG_VERSION'))) return
  if (existsSync(files) && readdirSync(files).length > 0)
    throw new Error(`${files} is no whole database. Move it away, or name another DATA_DIR.`)
  const unfinished = `${files}.new${process.pid}`
  await make({ files: unfinished, fsync }).catch((error: unknown) => {
    throw new Error(`The database in ${files} could not be made: ${reasonOf(error)}`)
  })
  await rename(unfinished, files)
  if (fsync) await syncFolder(dirname(files))
}

/** What a killed start left, which its program may still be writing in. */
async function removeUnfinished(files: string): Promise<void> {
  const left = readdirSync(dirname(files)).filter((name) => {
    const [whose, process] = name.split('.new')
    return whose === basename(files) && /^\d+$/.test(process ?? '')
  })
  for (const name of left)
    await rm(join(dirname(files), name), { recursive: true, force: true, maxRetries: 5 })
}

const run = promisify(execFile)

/** `NODE_OPTIONS` are this process's own: they may name a debugger or a profile. */
function make(database: DatabaseFiles) {
  const script = `await import(${JSON.stringify(program.href)})`
  const args = ['--input-type=module', '--eval', script, JSON.stringify(database)]
  return run(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' }, timeout: longestMs })
}

const said = v.object({ stderr: v.pipe(v.string(), v.nonEmpty()) })

function reasonOf(error: unknown): string {
  if (v.is(said, error)) return error.stderr.trim()
  return error instanceof Error ? error.message : String(error)
}

/** A new name is on the disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
