/**
 * How a chart asks a partner, waits for the answer, and lets a person try again or give up.
 *
 *   searching: {
 *     ...waiting({ title: 'Looking up your KYC record' }),
 *     invoke: ask('getKyc', {
 *       input: document,
 *       onDone: [{ guard: is('verified'), target: 'found', actions: keepFinding }, ...],
 *       onError: retryAt('asking'),
 *     }),
 *   },
 */
export const waiting = <const Meta extends { title: string; view?: string }>(meta: Meta) =>
  ({ tags: 'busy', meta: { view: 'waiting', ...meta } }) as const

/** A call that is named as the actor that makes it. */
export const ask = <const Source extends string, const Call extends object>(src: Source, call: Call) =>
  ({ id: src, src, ...call }) as const

/** Stores the message of a failed call. */
export const keepProblem = {
  type: 'keepProblem',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

/** The target state of a failed call; the action `keepProblem` stores its message. */
export const retryAt = <const Target extends string>(target: Target) =>
  ({ target, actions: keepProblem }) as const
