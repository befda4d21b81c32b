import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { built } from '#server/assets/built.ts'

export type Started = { process: ChildProcess; said: string; ended: Promise<number | null> }

/** The built server without its pages: a loader for TypeScript would take longer than all else of a start. */
const program = pathToFileURL(join(built.server, 'main.js'))
/** What `npm start` gives to Node. */
const { scripts } = v.parse(
  v.object({ scripts: v.object({ start: v.string() }) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'))
const script = `import { main } from '${program}'; await main()`

/** The same, or an error with what it said instead. */
export async function readyServer(env: Record<string, string>): Promise<Started> {
  const started = await startServer(env)
  if (started.said.includes('is ready')) return started
  throw new Error(`The server did not start: ${started.said}`)
}

/** Starts the server as its own process with nothing but this environment, and waits until it is ready or gone. */
export async function startServer(env: Record<string, string>): Promise<Started> {
  const started = spawnServer(env)
  await Promise.race([started.ready, started.ended])
  return started
}

/** The same, which is killed after so many ms, ready or not. */
export async function killedStart(env: Record<string, string>, afterMs: number): Promise<void> {
  const started = spawnServer(env)
  await Promise.race([started.ended, sleep(afterMs)])
  started.process.kill('SIGKILL')
  await started.ended
}

function spawnServer(env: Record<string, string>): Started & { ready: Promise<void> } {
  const child = spawn(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  })
  const started: Started = { process: child, said: '', ended: once(child, 'exit').then(([code]) => code) }
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        started.said += text
        if (started.said.includes('is ready')) resolve()
      })
    }
  })
  return Object.assign(started, { ready })
}
