import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { sealOf } from '../sealed/seal.ts'

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

const filesOf = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore => localFiles(join(dataDir, 'files'))

/** Encrypts files on disk, because papers and policy documents show what we keep sealed. */
export function sealedFilesOf(config: Pick<Config, 'dataDir' | 'secrets'>): FileStore {
  const files = filesOf(config)
  const seal = sealOf(config.secrets.signing)
  return {
    put: (name, bytes) => files.put(name, seal.closeBytes(bytes, name)),
    async get(name) {
      const sealed = await files.get(name)
      return sealed && seal.openBytes(sealed, name)
    },
    remove: files.remove,
  }
}

/** Names are ours and random; one that leads out of the folder is a bug. */
function pathOf(folder: string, name: string): string {
  if (!/^[\w-]+(\.part)?$/.test(name)) throw new Error('not the name of a stored file')
  return join(folder, name)
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
