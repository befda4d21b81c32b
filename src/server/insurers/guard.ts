import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { InsurerError } from './insurer-error.ts'
import type { Timings } from './timings.ts'

type Guarded<T> = (signal: AbortSignal) => Promise<T>
export type InsurerGuard = <T>(call: Guarded<T>, signal?: AbortSignal) => Promise<T>

/**
 * Runs calls of one kind to one insurer, each with a deadline and behind a circuit breaker, so that nobody waits for
 * an insurer that is down. Aborted requests do not count as failures.
 */
export function createInsurerGuard(
  deadlineMs: number,
  { failuresInARow, restMs }: Omit<Timings, 'deadlines'>,
): InsurerGuard {
  const breaker = circuitBreaker(handleType(InsurerError), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  const deadline = timeout(deadlineMs, TimeoutStrategy.Aggressive)

  async function inTime<T>(call: Guarded<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await deadline.execute(({ signal: either }) => call(either), signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof TaskCancelledError) throw new InsurerError('late', `over ${deadlineMs} ms`, true)
      throw error
    }
  }

  return async (call, signal) => {
    try {
      return await breaker.execute(() => inTime(call, signal))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new InsurerError('down', 'left alone for a while')
      throw error
    }
  }
}
