/**
 * Why an insurer gave no answer that can be used: it said no and why, it ran out of time, or it could not be
 * reached or understood.
 */
type InsurerErrorKind = 'declined' | 'late' | 'down'

export class InsurerError extends Error {
  constructor(
    readonly kind: InsurerErrorKind,
    /** The insurer's own words where it declined; otherwise for the log. */
    reason: string,
    /** The insurer may have done what it was asked: look it up before asking for it again. */
    readonly maybeDone = false,
  ) {
    super(reason)
  }
}
