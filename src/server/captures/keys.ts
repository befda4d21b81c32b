import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { takeLock } from '../db/lock.ts'
import type { Deps } from '../deps.ts'
import { captureKeyBits } from '../environment.ts'
import { fail } from '../http/fail.ts'
import { makeFolder } from '../make-folder.ts'

/** A key pair for batches; `spki` is its public half in base64. */
type CaptureKey = { id: string; privateKey: KeyObject; spki: string }

type KeyDeps = Pick<Deps, 'clock'> & { config: Pick<Deps['config'], 'dataDir' | 'captureKeys'> }

const stored = v.array(v.object({ pem: v.string(), madeAt: v.pipe(v.string(), v.isoTimestamp()) }))
type Stored = v.InferOutput<typeof stored>

const makePair = promisify(generateKeyPair)
const dayMs = 24 * 3_600_000

/** A key is made within seconds: who holds the lock for longer was killed, on a machine that may be another. */
const staleAfterMs = 60_000
const longestWaitMs = 10_000

/**
 * The server's keys: those of its configuration, else those of its data directory, made on first use. A kept key
 * is current for `limits.capture.keyDays`, and accepted for as long again.
 */
export function captureKeys({ config, clock }: KeyDeps, patienceMs = longestWaitMs) {
  const path = join(config.dataDir, 'capture-keys.json')
  const lockPath = join(config.dataDir, 'capture-keys.lock')
  let known: CaptureKey[] | undefined
  let readOn = ''
  let reading: Promise<CaptureKey[]> | undefined

  async function all(): Promise<CaptureKey[]> {
    const [today = ''] = clock.now().toISOString().split('T')
    if (known === undefined || readOn !== today) known = await readOnce()
    readOn = today
    return known
  }

  /** Requests that come meanwhile wait for the same. */
  function readOnce(): Promise<CaptureKey[]> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function read(): Promise<CaptureKey[]> {
    if (config.captureKeys.length > 0) return config.captureKeys.map(keyOf)
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      const kept = await readCurrent()
      if (kept) return kept
      const unlock = lockOf(lockPath)
      if (unlock) return makeUnlessMade().finally(unlock)
      await setTimeout(100)
    }
    return fail('unavailable')
  }

  const makeUnlessMade = async () => (await readCurrent()) ?? (await make())

  const readKept = async () =>
    (await readStored(path)).filter(({ madeAt }) => ageOf(madeAt) < 2 * limits.capture.keyDays)

  /** Undefined where the newest is too old to be used. */
  async function readCurrent(): Promise<CaptureKey[] | undefined> {
    const kept = await readKept()
    const [newest] = kept
    if (!newest || ageOf(newest.madeAt) >= limits.capture.keyDays) return undefined
    return kept.map(({ pem }) => keyOf(pem))
  }

  async function make(): Promise<CaptureKey[]> {
    const kept = await readKept()
    const { privateKey } = await makePair('rsa', { modulusLength: captureKeyBits })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const next = [{ pem, madeAt: clock.now().toISOString() }, ...kept]
    await keep(path, config.dataDir, next)
    return next.map((one) => keyOf(one.pem))
  }

  const ageOf = (madeAt: string) => (clock.now().getTime() - Date.parse(madeAt)) / dayMs

  return {
    async current(): Promise<CaptureKey | undefined> {
      return (await all())[0]
    },
    async find(id: string): Promise<CaptureKey | undefined> {
      const isIt = (key: CaptureKey) => key.id === id
      const found = (await all()).find(isIt)
      if (found) return found
      // Another server may have made it since.
      known = await readOnce()
      return known.find(isIt)
    },
  }
}

/** Servers on one data directory make a key one at a time; undefined while another does. */
function lockOf(path: string): (() => void) | undefined {
  try {
    return takeLock(path, { staleAfterMs })
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    return undefined
  }
}

function keyOf(pem: string): CaptureKey {
  const privateKey = createPrivateKey(pem)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const id = createHash('sha256').update(spki).digest('hex').slice(0, 16)
  return { id, privateKey, spki: spki.toString('base64') }
}

async function readStored(path: string): Promise<Stored> {
  const text = await readFile(path, 'utf8').catch(() => '[]')
  return v.parse(stored, JSON.parse(text))
}

/** Whole or not at all, and readable by its owner alone. */
async function keep(path: string, dir: string, keys: Stored): Promise<void> {
  makeFolder(dir)
  await writeFile(`${path}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 })
  await rename(`${path}.new`, path)
}
