import { messages } from '#machines/reference/messages.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { KycError } from './kyc-error.ts'

/** Runs a request to the identity services; refuses with try-again-later when they do not answer. */
export async function available<T>({ log }: Pick<Deps, 'log'>, asked: () => Promise<T>): Promise<T> {
  try {
    return await asked()
  } catch (error) {
    if (!(error instanceof KycError)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'identity services failed')
    return fail('unavailable', messages.kyc.unavailable, { retryAfterSeconds: 30 })
  }
}
