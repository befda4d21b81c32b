import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { GatewayError } from './gateway-error.ts'

const errorsInARow = 5
const restMs = 15_000

const isUnknown = (error: Error) => error instanceof GatewayError && error.kind === 'unknown'

type GatewayGuard = <T>(deadlineMs: number, call: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Runs calls to the gateway with a deadline, and pauses after too many failures. */
export function createGatewayGuard(): GatewayGuard {
  const breaker = new ConsecutiveBreaker(errorsInARow)
  const circuit = circuitBreaker(handleWhen(isUnknown), { halfOpenAfter: restMs, breaker })

  return async (deadlineMs, call) => {
    try {
      return await circuit.execute(() => inTime(deadlineMs, call))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new GatewayError('unknown', 'left alone for a while')
      throw error
    }
  }
}

async function inTime<T>(deadlineMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await timeout(deadlineMs, TimeoutStrategy.Aggressive).execute(({ signal }) => call(signal))
  } catch (error) {
    if (error instanceof TaskCancelledError) throw new GatewayError('unknown', `over ${deadlineMs} ms`)
    throw error
  }
}
