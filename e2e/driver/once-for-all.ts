import { mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'playwright/test'

/**
 * What one test found out and all others of this run may use, in whatever process: a folder that every run empties
 * keeps it, and one test at a time finds it out.
 */
export async function onceForAll<T>(name: string, goodForMs: number, find: () => Promise<T>): Promise<T> {
  const folder = join(test.info().project.outputDir, 'once')
  const [file, lock] = [join(folder, `${name}.json`), join(folder, `${name}.lock`)]
  mkdirSync(folder, { recursive: true })
  for (;;) {
    const known = readIfNew<T>(file, goodForMs)
    if (known !== undefined) return known
    if (!take(lock)) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    try {
      const found = readIfNew<T>(file, goodForMs) ?? (await find())
      writeFileSync(file, JSON.stringify(found))
      return found
    } finally {
      rmdirSync(lock)
    }
  }
}

function readIfNew<T>(file: string, goodForMs: number): T | undefined {
  try {
    if (Date.now() - statSync(file).mtimeMs > goodForMs) return undefined
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
