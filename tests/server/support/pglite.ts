import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '#server/db/migrations.ts'
import { overPglite } from '#server/db/pglite.ts'
import { PreparedPglite } from '#server/db/prepared-pglite.ts'
import type { Database } from '#server/db/types.ts'
import { installJobs } from './install-jobs.ts'

const cache = join('node_modules', '.cache', 'safar', 'pglite')

/** A migrated embedded database in memory; making one takes seconds, so all tests start from one dump. */
export async function testPglite(): Promise<Database> {
  return overPglite(await loadedPglite())
}

/** The client of one, in memory or in a folder that is to be made. */
export async function loadedPglite(dataDir = 'memory://'): Promise<PreparedPglite> {
  const dump = join(cache, `${migrationsHash()}.tar`)
  if (!existsSync(dump)) await makeDump(dump)
  const loadDataDir = new Blob([readFileSync(dump)])
  return PreparedPglite.open({ dataDir, loadDataDir })
}

async function makeDump(path: string): Promise<void> {
  const client = await PreparedPglite.open({ dataDir: 'memory://' })
  await installJobs(await overPglite(client))
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(cache, { recursive: true })
  const older = readdirSync(cache).filter((name) => name.endsWith('.tar'))
  // Several workers may make it at once; each writes its own file and the last name given wins.
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
  for (const name of older) if (!path.endsWith(name)) rmSync(join(cache, name), { force: true })
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
