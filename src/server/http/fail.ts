import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure, FailureCode } from '#contract/failure.ts'
import { messages } from '#machines/reference/messages.ts'

type Details = Pick<Failure, 'issues' | 'current'> & { retryAfterSeconds?: number }

const { failure: texts } = messages

/** The HTTP status of each code, and its default message. */
export const failures: Record<FailureCode, { status: ContentfulStatusCode; message: string }> = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  invalid: { status: 422, message: 'Some details need your attention.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-type': { status: 415, message: 'This type of content is not accepted.' },
  'signed-out': { status: 401, message: messages.account.pleaseLogIn },
  'not-found': { status: 404, message: texts.notFound },
  gone: { status: 410, message: texts.gone },
  'unknown-journey': { status: 404, message: texts.unknownJourney },
  'prove-owner': { status: 403, message: texts.notAllowed },
  'not-allowed': { status: 403, message: 'This is not allowed.' },
  'not-now': { status: 409, message: texts.notNow },
  'saved-elsewhere': { status: 409, message: 'This journey was changed elsewhere.' },
  'too-many': { status: 429, message: texts.tooMany },
  busy: { status: 503, message: texts.busy },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again.' },
  unexpected: { status: 500, message: texts.unexpected },
}

/** A failure that the caller can act on; everything else that is thrown is unexpected. */
export class ApiError extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly details: Details,
  ) {
    super(message)
  }
}

/** Ends the request: `fail('invalid', undefined, { issues: [{ path: 'otp', message }] })`. */
export function fail(code: FailureCode, message = failures[code].message, details: Details = {}): never {
  throw new ApiError(code, message, details)
}
