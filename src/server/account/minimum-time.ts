import type { Deps } from '../deps.ts'

/** Longer than everything done for a number except sending a message. */
const minimumMs = 300

/** Minimum response time, so that timing does not reveal whether a number is known. */
export async function atLeast<T>({ wait }: Pick<Deps, 'wait'>, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, wait(minimumMs)])
  return work
}
