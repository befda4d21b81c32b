/**
 * Why an insurer gave no usable answer: it declined with a reason, timed out, or could not be reached or understood.
 */
type InsurerErrorKind = 'declined' | 'late' | 'down'

export class InsurerError extends Error {
  constructor(
    readonly kind: InsurerErrorKind,
    /** The insurer's own message where it declined; otherwise for the log. */
    reason: string,
    /** The insurer may have carried out the request: look it up before asking again. */
    readonly maybeDone = false,
  ) {
    super(reason)
  }
}
