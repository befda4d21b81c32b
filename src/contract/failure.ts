import * as v from 'valibot'

/** Every failed reply has this one shape: a code to act on, a text to show, and the fields at fault. */
export const failure = v.object({
  status: v.literal('error'),
  code: v.picklist([
    'bad-request',
    'invalid',
    'too-large',
    'unsupported-type',
    'signed-out',
    'not-found',
    'gone',
    'unknown-journey',
    'prove-owner',
    'not-allowed',
    'not-now',
    'saved-elsewhere',
    'too-many',
    'busy',
    'unavailable',
    'unexpected',
  ]),
  message: v.string(),
  /** Fields at fault: dotted path in the request and the text to show beside it. */
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** The server's current state, which the caller must adopt (409), or whom to ask (403). */
  current: v.optional(v.unknown()),
  requestId: v.optional(v.string()),
})

export type Failure = v.InferOutput<typeof failure>
export type FailureCode = Failure['code']
