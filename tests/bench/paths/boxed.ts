import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Outcome } from './one-call.ts'

export type Boxed = Outcome | { failed: string }

const script = join(import.meta.dirname, 'one-call.ts')
/** One call in a fresh process that is killed when the call, once it has begun, takes longer than the box allows. */
export function boxed(testModel: string, call: string, boxMs: number): Promise<Boxed> {
  const args = ['--max-old-space-size=4096', '--import', 'tsx', script, testModel, call]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  let alarm: NodeJS.Timeout | undefined
  child.stdout.on('data', (data) => {
    said += data
    alarm ??= setTimeout(() => child.kill('SIGKILL'), boxMs)
  })
  return new Promise((resolve) => {
    child.on('close', (_, signal) => {
      clearTimeout(alarm)
      const failed = signal === 'SIGKILL' ? `not in ${boxMs / 1000} s` : 'died: out of memory'
      resolve(read(said) ?? { failed })
    })
  })
}

function read(said: string): Boxed | undefined {
  try {
    return JSON.parse(said.trim().split('\n').at(-1) ?? '')
  } catch {
    return undefined
  }
}
