import { UserError } from '#cli/errors.ts'

/** What whoever asked for paths can correct. */
export class PathsError extends UserError {
  override readonly name: string = 'PathsError'
}
