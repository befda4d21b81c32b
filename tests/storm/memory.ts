import { readFileSync, writeFileSync } from 'node:fs'
import type { Started } from './server-process.ts'

/** Now, or the most since `measureAnew`, in MB, as the system counts it. */
export function memoryOf({ process: { pid } }: Started, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** A start is no load; 5 has the system measure the most memory anew. */
export function measureAnew({ process: { pid } }: Started): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
