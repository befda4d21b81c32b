import { PathsError } from '#paths/error.ts'

/** What whoever asked can mend: the message is one sentence for them, and its stack is of no use. */
export class GraphsError extends PathsError {
  override readonly name: string = 'GraphsError'
}
