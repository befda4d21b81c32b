import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** Start of the process in clock ticks, so that a reused process id is not taken for the old holder. */
const holder = v.object({ pid: v.number(), host: v.string(), startedAt: v.nullable(v.string()) })
type Holder = v.InferOutput<typeof holder>

const heldHere = new Set<string>()

type LockOptions = {
  /** A lock this old is taken over, whoever holds it: for work that takes moments. */
  staleAfterMs?: number
}

/** Acquires the lock file for this process, or throws with its holder; returns the release function. */
export function takeLock(
  path: string,
  { staleAfterMs = Number.POSITIVE_INFINITY }: LockOptions = {},
): () => void {
  if (heldHere.has(path)) throw new Error(`This process already uses ${dirname(path)}.`)
  mkdirSync(dirname(path), { recursive: true })
  // Two containers have the same process id.
  const mine = `${path}.${randomUUID()}`
  const text = JSON.stringify(describe(process.pid))
  writeFileSync(mine, text)
  try {
    claim(path, mine, staleAfterMs)
  } finally {
    rmSync(mine, { force: true })
  }
  heldHere.add(path)
  return () => {
    heldHere.delete(path)
    if (textOf(path) === text) rmSync(path, { force: true })
  }
}

/** A hard link appears completely or not at all, unlike a written file. */
function claim(path: string, mine: string, staleAfterMs: number): void {
  try {
    linkSync(mine, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const found = textOf(path)
    const other = found === undefined ? undefined : holderIn(found)
    if (other && isAlive(other) && ageOf(path) < staleAfterMs) throw new Error(inUse(path, other))
    if (found !== undefined) moveAway(path, found, `${mine}.stale`)
    claim(path, mine, staleAfterMs)
  }
}

/** Another process may have taken it over since it was read: then what was moved is theirs, and put back. */
function moveAway(path: string, found: string, aside: string): void {
  try {
    renameSync(path, aside)
    if (textOf(aside) !== found) linkSync(aside, path)
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function describe(pid: number): Holder {
  return { pid, host: hostname(), startedAt: startOf(pid) }
}

type Process = { state: string | undefined; startedAt: string | null }

/** Fields 3 and 22 of `/proc/<pid>/stat`, counted after the name, which may contain spaces; null without /proc. */
function processOf(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], startedAt: fields[19] ?? null }
  } catch {
    return null
  }
}

const startOf = (pid: number) => processOf(pid)?.startedAt ?? null

/** Undefined where there is no such file. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Undefined where it was not written to the end. */
function holderIn(text: string): Holder | undefined {
  try {
    return v.parse(holder, JSON.parse(text))
  } catch {
    return undefined
  }
}

const ageOf = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)

/**
 * A holder on another machine cannot be checked, so it counts as alive. One that was killed and is not yet reaped by
 * its parent (state Z) holds no files.
 */
function isAlive(other: Holder): boolean {
  if (other.host !== hostname()) return true
  try {
    process.kill(other.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  const found = processOf(other.pid)
  return found?.state !== 'Z' && (found?.startedAt ?? null) === other.startedAt
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function inUse(path: string, { pid, host }: Holder): string {
  const gone =
    host === hostname()
      ? `If it is surely gone, remove ${path}.`
      : `Whether it still runs cannot be seen from here (${hostname()}): if that machine or container is gone, remove ${path}.`
  return `${dirname(path)} is in use by process ${pid} on ${host}. Stop that process, or set DATA_DIR to another directory. ${gone}`
}
