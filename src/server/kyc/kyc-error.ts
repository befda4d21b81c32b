/** Why the identity services gave no answer: they said no, and by which code, or could not be reached or understood. */
export class KycError extends Error {
  constructor(
    readonly kind: 'refused' | 'down',
    /** Their own code where they refused; otherwise what went wrong, for the log. */
    readonly code: string,
  ) {
    super(code)
  }
}
