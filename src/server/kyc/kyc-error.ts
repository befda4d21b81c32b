/** Why the identity services gave no answer: refused with a code, unreachable, or not understood. */
export class KycError extends Error {
  constructor(
    readonly kind: 'refused' | 'down',
    /** Their own code where they refused; otherwise what went wrong, for the log. */
    readonly code: string,
  ) {
    super(code)
  }
}
