import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedName, type FileStore, isFileName } from './file-store.ts'
import { StoreError } from './store-error.ts'

/** Of the device, or of what its owner may use of it. */
const full = new Set(['ENOSPC', 'EDQUOT'])

/** Files in a folder that no page is served from, readable by their owner alone. */
export function localFiles(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, checkedName(name))

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      // A killed process may have left one.
      const unfinished = `${path}.part`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(unfinished, bytes)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw asFull(error)
      }
      await rename(unfinished, path)
    },
    get: async (name) => readFile(pathOf(name)).catch(undefinedIfMissing),
    async beginning(name, length) {
      const file = await open(pathOf(name)).catch(undefinedIfMissing)
      if (!file) return undefined
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    async *names() {
      const found = (await readdir(folder).catch(undefinedIfMissing)) ?? []
      yield* found.filter(isFileName)
    },
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Whoever sent the file may send it again once there is space. */
function asFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return full.has(code) ? new StoreError(code, true, error) : error
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
