import type { Config } from '../config.ts'
import { type FileStore, filesOf } from '../documents/file-store.ts'
import { sealOf } from './seal.ts'

/** Files that nobody reads from the disk: papers that customers upload show the very numbers that we keep sealed. */
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
