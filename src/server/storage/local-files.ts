import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedName, type FileStore, isFileName } from './file-store.ts'

/** Files in a folder that no page is served from, readable by their owner alone. */
export function localFiles(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, checkedName(name))

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A killed process may have left one.
      const unfinished = await open(`${path}.part`, 'w', 0o600)
      try {
        await unfinished.writeFile(bytes)
        await unfinished.sync()
      } finally {
        await unfinished.close()
      }
      await rename(`${path}.part`, path)
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

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
