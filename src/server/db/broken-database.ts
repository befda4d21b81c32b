/**
 * The embedded database gave up, as PostgreSQL does when it can no longer write its log. What it had committed is in its
 * files, which another process may open. The code is PostgreSQL's own for that.
 */
export class BrokenDatabase extends Error {
  readonly code = '57P02'

  constructor() {
    super('The embedded database gave up, as it does when its disk is full. Start the server again.')
  }
}

/**
 * Tells when the program of PGlite aborts. PGlite goes on after whatever that throws and would call it for ever; what
 * it calls first, and outside of any try, is `stackRestore`.
 */
export function whenAborted(program: object, giveUp: () => Error): void {
  const onAbort = () => {
    const error = giveUp()
    const stackRestore = () => {
      throw error
    }
    Object.assign(program, { stackRestore })
  }
  Object.assign(program, { onAbort })
}
