import { UserError } from '#cli/errors.ts'

/** An error that the caller can correct. */
export class PathsError extends UserError {
  override readonly name: string = 'PathsError'
}
