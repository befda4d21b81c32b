import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { sparePort } from './spare-port.ts'

export type RunningPostgres = { url: string; stop: () => Promise<void> }

/** Durability off: what the tests write is thrown away. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60']

/** Where PostgreSQL's server programs are on this machine, newest first, if anywhere. */
export function findPostgres(): string | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Ends the program when its input does, which is also when the test run is killed. */
const whileWatched = '"$0" "$@" & cat > /dev/null; kill -INT $!; wait $!'

/** Starts a new, empty server on a spare port. */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const as = unprivileged()
  const data = mkdtempSync(join(tmpdir(), 'safar-postgres-'))
  if (as) chownSync(data, as.uid, as.gid)
  const initdb = ['-D', data, '-U', 'safar', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...as, cwd: data, stdio: 'ignore' })
  const port = await sparePort()
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  const server = spawn('sh', ['-c', whileWatched, join(programs, 'postgres'), ...args], {
    ...as,
    cwd: data,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const url = `postgres://safar@127.0.0.1:${port}/postgres`
  await answers(url)
  return {
    url,
    async stop() {
      const ended = once(server, 'exit')
      server.stdin.end()
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so there it runs as the first harmless user of the machine. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root and there is no user postgres or nobody')
}

async function answers(url: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL was started but does not answer')
}
