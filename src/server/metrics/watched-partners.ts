import type { Tracing } from '../tracing/tracing.ts'
import type { Metrics } from './metrics.ts'

export type PartState = 'up' | 'down'

/** So many calls in a row that brought no answer; circuit breakers open then too. */
const failuresInARow = 5
/** A call that was given up after so long has failed; one that was given up sooner was no longer wanted. */
const patienceMs = 4_500

type Outcome = 'answered' | 'failed' | 'left'

/** By name. */
type Addresses = Readonly<Record<string, string>>
type Watching = { metrics: Metrics; tracing: Tracing }

/**
 * Calls outside parties as `fetch` does, but for redirects, and remembers how each of them fares: `insurers/hdfc-ergo`, `gateway`.
 * Asking costs them nothing, because only calls that somebody needed count.
 */
export function watchPartners(
  call: typeof fetch,
  partners: Addresses,
  { metrics: { partnerCalls }, tracing }: Watching,
) {
  const failures = new Map<string, number>()

  function note(partner: string, outcome: Outcome, startedAt: number): void {
    partnerCalls.observe({ partner, outcome }, (performance.now() - startedAt) / 1000)
    if (outcome === 'answered') failures.set(partner, 0)
    if (outcome === 'failed') failures.set(partner, (failures.get(partner) ?? 0) + 1)
  }

  async function watched(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const partner = partnerOf(input instanceof Request ? input.url : String(input), partners)
    // A redirect may lead to whom nobody configured, with what was meant for the partner.
    const sent = { ...init, redirect: init?.redirect === 'manual' ? 'manual' : 'error' } as const
    if (partner === undefined) return call(input, sent)
    const method = sent.method ?? 'GET'
    const attributes = { 'peer.service': partner, 'http.request.method': method }
    return tracing.span(`${method} ${partner}`, { kind: 'call', attributes }, async (note) => {
      const response = await timed(partner, () => call(input, withTraceparent(sent, tracing.traceparent())))
      const { status } = response
      note({ attributes: { 'http.response.status_code': status }, failed: status >= 400 })
      return response
    })
  }

  async function timed(partner: string, ask: () => Promise<Response>): Promise<Response> {
    const startedAt = performance.now()
    try {
      const response = await ask()
      note(partner, response.status < 500 ? 'answered' : 'failed', startedAt)
      return response
    } catch (error) {
      note(partner, wasLeft(error, startedAt) ? 'left' : 'failed', startedAt)
      throw error
    }
  }

  /** Of each partner that was called since this process began. */
  const states = (): Record<string, PartState> =>
    Object.fromEntries(
      [...failures].map(([partner, count]) => [partner, count < failuresInARow ? 'up' : 'down']),
    )
  return { fetch: watched, states }
}

/** The partner's own spans may be joined to ours. */
function withTraceparent<Init extends RequestInit>(init: Init, traceparent: string | undefined): Init {
  if (traceparent === undefined) return init
  const headers = new Headers(init.headers)
  headers.set('traceparent', traceparent)
  return { ...init, headers }
}

const wasLeft = (error: unknown, startedAt: number) =>
  error instanceof Error && error.name === 'AbortError' && performance.now() - startedAt < patienceMs

/** Insurers share one address and are told apart by what follows it. */
function partnerOf(url: string, partners: Addresses): string | undefined {
  const found = Object.entries(partners).find(([, address]) => url.startsWith(`${address}/`))
  if (!found) return undefined
  const [name, address] = found
  return name === 'insurers' ? `${name}/${url.slice(address.length + 1).split('/')[0]}` : name
}
