/** `refused`: the gateway refused the request. `unknown`: what it did, if anything, is unknown. */
export class GatewayError extends Error {
  constructor(
    readonly kind: 'refused' | 'unknown',
    message: string,
  ) {
    super(message)
  }
}
