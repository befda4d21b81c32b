/** What whoever asked can mend: the message is one sentence for them, and its stack is of no use. */
export class PathsError extends Error {
  override readonly name: string = 'PathsError'
}
