import type { Deps } from '../deps.ts'
import type { Insurers } from '../insurers/insurers.ts'
import type { SealedFiles } from '../storage/sealed-files.ts'
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
  files: SealedFiles
  print: Print
}
