import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { keyIdOf, markBytes, sealOf } from '../sealed/seal.ts'

/** Where documents are stored: a local folder now, an object store where several servers share them. */
export type FileStore = {
  /** Resolves when the file is stored; a name is written once. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array | undefined>
  remove: (name: string) => Promise<void>
}

/** Files in a folder that no page is served from, readable by their owner alone. */
export function localFiles(folder: string): FileStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = await open(pathOf(folder, `${name}.part`), 'wx', 0o600)
      try {
        await unfinished.writeFile(bytes)
        await unfinished.sync()
      } finally {
        await unfinished.close()
      }
      await rename(pathOf(folder, `${name}.part`), pathOf(folder, name))
    },
    get: async (name) => readFile(pathOf(folder, name)).catch(undefinedIfMissing),
    remove: async (name) => rm(pathOf(folder, name), { force: true }),
  }
}

export type SealedFiles = FileStore & {
  /** The id of the key that a file is sealed with; undefined where there is no such file. */
  keyOf: (name: string) => Promise<string | undefined>
  /** Seals a file with the current key; false where there is none that can be opened. One process at a time. */
  sealAnew: (name: string) => Promise<boolean>
}

/** Encrypts files on disk, because papers and policy documents show what we keep sealed. */
export function sealedFilesOf({ dataDir, keys }: Pick<Config, 'dataDir' | 'keys'>): SealedFiles {
  const folder = join(dataDir, 'files')
  const files = localFiles(folder)
  const seal = sealOf(keys)

  async function get(name: string): Promise<Uint8Array | undefined> {
    const sealed = await files.get(name)
    return sealed && seal.openBytes(sealed, name)
  }

  return {
    put: (name, bytes) => files.put(name, seal.closeBytes(bytes, name)),
    get,
    remove: files.remove,
    async keyOf(name) {
      const beginning = await beginningOf(pathOf(folder, name), markBytes)
      return beginning && keyIdOf(beginning)
    },
    async sealAnew(name) {
      const bytes = await get(name)
      if (bytes === undefined) return false
      // What a killed process left of its own.
      await files.remove(`${name}.part`)
      await files.put(name, seal.closeBytes(bytes, name))
      return true
    },
  }
}

/** Names are ours and random; one that leads out of the folder is a bug. */
function pathOf(folder: string, name: string): string {
  if (!/^[\w-]+(\.part)?$/.test(name)) throw new Error('not the name of a stored file')
  return join(folder, name)
}

async function beginningOf(path: string, length: number): Promise<Buffer | undefined> {
  const file = await open(path).catch(undefinedIfMissing)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
