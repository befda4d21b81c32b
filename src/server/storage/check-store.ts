import { ConfigError } from '../config.ts'
import type { Log } from '../log/log.ts'
import type { FileStore } from './file-store.ts'
import { StoreError } from './store-error.ts'
import { StoreKeysError } from './store-keys.ts'

/** The server does not start without keys or on a store that refuses them; one that is down may be up again soon. */
export async function checkStore(files: Pick<FileStore, 'names'>, log: Log): Promise<void> {
  try {
    await files.names()[Symbol.asyncIterator]().next()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (error instanceof StoreKeysError)
      throw new ConfigError([`AWS_SHARED_CREDENTIALS_FILE: the file ${error.reason}`])
    if (!error.mayPass)
      throw new ConfigError([
        `DOCUMENTS_URL: the store answers ${error.code}. The bucket, AWS_REGION and the keys have to be those of the store, and the keys have to allow reading, writing, removing and listing.`,
      ])
    log.warn({ err: error }, 'the store of documents is down')
  }
}
