import type { Deps } from '../deps.ts'

/** Longer than all that is done about a number but to send a message. */
const minimumMs = 300

/** Answers no sooner than this, so that the time tells nothing of whether a number is known. */
export async function atLeast<T>({ wait }: Pick<Deps, 'wait'>, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, wait(minimumMs)])
  return work
}
