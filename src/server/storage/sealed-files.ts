import { join } from 'node:path'
import type { Config } from '../config.ts'
import { keyIdOf, markBytes, sealOf } from '../sealed/seal.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { objectFiles } from './object-files.ts'

export type SealedFiles = Pick<FileStore, 'put' | 'get' | 'remove'> & {
  /** The id of the key that a file is sealed with; undefined where there is no such file. */
  keyOf: (name: string) => Promise<string | undefined>
  /** Seals a file with the current key; false where there is none that can be opened. One process at a time. */
  sealAnew: (name: string) => Promise<boolean>
}

type Place = Pick<Config, 'dataDir' | 'documents'>

/** The store as it is configured; what is in it is sealed. */
const filesAt = ({ dataDir, documents }: Place, call: typeof fetch = fetch): FileStore =>
  documents ? objectFiles(documents, call) : localFiles(join(dataDir, 'files'))

/** Encrypts files before they are stored, because papers and policy documents show what we keep sealed. */
export function sealedFilesOf(config: Place & Pick<Config, 'keys'>, call?: typeof fetch): SealedFiles {
  const files = filesAt(config, call)
  const seal = sealOf(config.keys)

  async function get(name: string): Promise<Uint8Array | undefined> {
    const sealed = await files.get(name)
    return sealed && seal.openBytes(sealed, name)
  }

  return {
    put: (name, bytes) => files.put(name, seal.closeBytes(bytes, name)),
    get,
    remove: files.remove,
    async keyOf(name) {
      const beginning = await files.beginning(name, markBytes)
      return beginning && keyIdOf(beginning)
    },
    async sealAnew(name) {
      const bytes = await get(name)
      if (bytes === undefined) return false
      await files.put(name, seal.closeBytes(bytes, name))
      return true
    },
  }
}
