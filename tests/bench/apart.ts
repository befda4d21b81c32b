import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import * as v from 'valibot'

export type Apart = {
  url: string
  /** Processor time of the process so far, in ms. */
  cpuMs: () => Promise<number>
  stop: () => Promise<void>
}

const cpuUsage = v.object({ user: v.number(), system: v.number() })

/** Run in a copy of the sources: their own server, which tells its address, then its processor time whenever it is asked, and stops with its parent. */
const program = `
  import { running } from './tests/bench/server.ts'
  const { url } = await running(process.env.BENCH_DATABASE_URL)
  process.once('disconnect', () => process.exit(0))
  process.on('message', () => process.send(process.cpuUsage()))
  process.send(url)
`

/** The server of a folder of sources in a process of its own, on PGlite or the database at an address. */
export async function startApart(folder: string, databaseUrl?: string): Promise<Apart> {
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(databaseUrl && { BENCH_DATABASE_URL: databaseUrl }) },
  })
  const ended = once(server, 'exit')
  const [url] = await Promise.race([
    once(server, 'message'),
    ended.then(([code]) => {
      throw new Error(`The server of ${folder} ended with ${code}`)
    }),
  ])
  return {
    url: String(url),
    async cpuMs() {
      server.send('cpu')
      const [used] = await once(server, 'message')
      const { user, system } = v.parse(cpuUsage, used)
      return (user + system) / 1000
    },
    async stop() {
      server.disconnect()
      await ended
    },
  }
}

/** The sources of a commit in a folder to throw away, with the packages of this one; undefined where git has no such commit. */
export function checkOut(commit: string): { folder: string; remove: () => void } | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' })
  const parent = mkdtempSync(join(tmpdir(), 'safar-before-'))
  const folder = join(parent, 'tree')
  try {
    git('worktree', 'add', '--detach', folder, commit)
  } catch {
    rmSync(parent, { recursive: true, force: true })
    return undefined
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** A new database on a PostgreSQL server. */
export async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
