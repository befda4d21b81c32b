import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const lookAgainMs = 50

/** What one process makes, the others wait for: `look` finds it, `make` is called by the holder of the lock. */
export async function withLock<T>(
  lock: string,
  look: () => T | undefined,
  make: () => Promise<T>,
): Promise<T> {
  for (let known = look(); ; known = look()) {
    if (known !== undefined) return known
    if (take(lock)) break
    await wait(lookAgainMs)
  }
  try {
    return look() ?? (await make())
  } finally {
    rmSync(lock, { force: true })
  }
}

/** The lock is a file that names its holder; one whose holder is gone counts for nothing. */
function take(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // Created, and its name not written yet.
    if (holder === 0) return true
    return process.kill(holder, 0)
  } catch {
    return false
  }
}
