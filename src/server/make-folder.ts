import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those that it is in. Node's own `recursive` never ends where the system says, as it does under
 * `/proc`, that there is no such folder and lets nobody make it.
 */
export function makeFolder(path: string): void {
  const around = dirname(path)
  if (existsSync(path) || around === path) return
  makeFolder(around)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error
  }
}
