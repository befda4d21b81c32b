/** `refused`: the gateway said no to what we asked. `unknown`: nobody can say what it did, if anything. */
export class GatewayError extends Error {
  constructor(
    readonly kind: 'refused' | 'unknown',
    message: string,
  ) {
    super(message)
  }
}
