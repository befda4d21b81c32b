import { mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'playwright/test'

/** Shared by all workers of a run, and emptied by the next one. */
function sharedFile(name: string): string {
  const folder = join(test.info().project.outputDir, 'shared')
  mkdirSync(folder, { recursive: true })
  return join(folder, name)
}

/** The result of the first test that asks for it, for all other tests of this run, in whatever worker. */
export async function onceForAll<T>(name: string, goodForMs: number, find: () => Promise<T>): Promise<T> {
  const file = sharedFile(`${name}.json`)
  const known = readIfNew<T>(file, goodForMs)
  if (known !== undefined) return known
  return oneAtATime(name, async () => {
    const found = readIfNew<T>(file, goodForMs) ?? (await find())
    writeFileSync(file, JSON.stringify(found))
    return found
  })
}

/** Runs in one worker at a time: for what tests cannot do beside each other, such as sign in by the same number. */
export async function oneAtATime<T>(name: string, act: () => Promise<T>): Promise<T> {
  const lock = sharedFile(`${name}.lock`)
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 100))
  try {
    return await act()
  } finally {
    rmdirSync(lock)
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
