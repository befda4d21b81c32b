import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** Start of the process in clock ticks, so that a reused process id is not taken for the old holder. */
const holder = v.object({ pid: v.number(), host: v.string(), startedAt: v.nullable(v.string()) })
type Holder = v.InferOutput<typeof holder>

const heldHere = new Set<string>()

/** Acquires the lock file for this process, or throws with its holder; returns the release function. */
export function takeLock(path: string): () => void {
  if (heldHere.has(path)) throw new Error(`This process already uses ${dirname(path)}.`)
  mkdirSync(dirname(path), { recursive: true })
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, JSON.stringify(describe(process.pid)))
  try {
    claim(path, mine)
  } finally {
    rmSync(mine, { force: true })
  }
  heldHere.add(path)
  return () => {
    heldHere.delete(path)
    rmSync(path, { force: true })
  }
}

/** A hard link appears completely or not at all, unlike a written file. */
function claim(path: string, mine: string): void {
  try {
    linkSync(mine, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const other = read(path)
    if (other && isAlive(other)) throw new Error(inUse(path, other))
    renameSync(path, `${path}.stale`)
    rmSync(`${path}.stale`, { force: true })
    linkSync(mine, path)
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

function read(path: string): Holder | undefined {
  try {
    return v.parse(holder, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

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

const inUse = (path: string, other: Holder) =>
  `${dirname(path)} is in use by process ${other.pid} on ${other.host}. ` +
  `Stop that process, or set DATA_DIR to another directory. If it is surely gone, remove ${path}.`
