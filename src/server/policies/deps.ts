import type { Deps } from '../deps.ts'
import type { FileStore } from '../documents/file-store.ts'
import type { Insurers } from '../insurers/insurers.ts'
import type { Print } from './document/print/printer.ts'

/** Dependencies of the policies module. */
export type PolicyDeps = Pick<
  Deps,
  | 'db'
  | 'jobs'
  | 'clock'
  | 'random'
  | 'log'
  | 'config'
  | 'fetch'
  | 'products'
  | 'recording'
  | 'sayIn'
  | 'documentsIn'
> & {
  insurers: Insurers
  files: FileStore
  print: Print
}
