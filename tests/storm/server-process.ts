import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Started = { process: ChildProcess; said: string; ended: Promise<number | null> }

const script = join(import.meta.dirname, '../server/support/main-process.ts')

/** The same, or an error with what it said instead. */
export async function readyServer(env: Record<string, string>): Promise<Started> {
  const started = await startServer(env)
  if (started.said.includes('is ready')) return started
  throw new Error(`The server did not start: ${started.said}`)
}

/** Starts the server as its own process with nothing but this environment, and waits until it is ready or gone. */
export async function startServer(env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
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
  await Promise.race([ready, started.ended])
  return started
}
