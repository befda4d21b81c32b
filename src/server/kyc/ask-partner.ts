import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import * as v from 'valibot'
import { partnerError } from '#contract/partners/partner-error.ts'
import type { Deps } from '../deps.ts'
import { KycError } from './kyc-error.ts'

const deadlineMs = 10_000
const breaking = { failuresInARow: 5, restMs: 30_000 }

type PartnerRequest<Reply> = { path: string; reply: v.GenericSchema<unknown, Reply>; init?: RequestInit }

/** Calls the identity services with a deadline, and pauses after repeated failures. */
export function partnerAsker({ config, fetch }: Pick<Deps, 'config' | 'fetch'>) {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof KycError && error.kind === 'down'),
    { halfOpenAfter: breaking.restMs, breaker: new ConsecutiveBreaker(breaking.failuresInARow) },
  )

  async function ask<Reply>({ path, reply, init = {} }: PartnerRequest<Reply>): Promise<Reply> {
    const response = await fetch(`${config.partners.kyc}/${path}`, {
      ...init,
      headers: { ...credentials(config.secrets.partnerKey), ...headersOf(init) },
      signal: AbortSignal.timeout(deadlineMs),
    }).catch((cause) => down(cause))
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw errorOf(response.status, body)
    const parsed = v.safeParse(reply, body)
    return parsed.success ? parsed.output : down('not what was agreed')
  }

  return {
    isAvailable: () => breaker.state !== CircuitState.Open,
    ask: async <Reply>(question: PartnerRequest<Reply>): Promise<Reply> => {
      try {
        return await breaker.execute(() => ask(question))
      } catch (error) {
        if (error instanceof BrokenCircuitError) return down('left alone for a while')
        throw error
      }
    },
  }
}

/** Each vendor wants its own pair of names. */
const credentials = (key: string) => ({
  client_id: 'safar',
  client_secret: key,
  'x-client-id': 'safar',
  'x-client-secret': key,
})

const headersOf = ({ body }: RequestInit): Record<string, string> =>
  typeof body === 'string' ? { 'content-type': 'application/json' } : {}

/** What the caller could have avoided is a refusal; everything else is the service's failure. */
function errorOf(status: number, body: unknown): KycError {
  const said = v.safeParse(partnerError, body)
  const isOurs = status === 401 || status === 403 || status === 429 || status >= 500
  return isOurs || !said.success
    ? new KycError('down', `status ${status}`)
    : new KycError('refused', said.output.code)
}

function down(cause: unknown): never {
  throw new KycError('down', cause instanceof Error ? cause.name : String(cause))
}
