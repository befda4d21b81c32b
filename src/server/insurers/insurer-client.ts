import * as v from 'valibot'
import { insurerError } from '#contract/partners/insurer.ts'
import type { Deps } from '../deps.ts'
import { createInsurerGuard, type InsurerGuard } from './guard.ts'
import { InsurerError } from './insurer-error.ts'
import type { Timings } from './timings.ts'

type InsurerCall = keyof Timings['deadlines']

type InsurerRequest<Reply> = {
  /** Under the insurer's own address. */
  path: string
  query?: Record<string, string>
  body?: object
  /** The same key always gets the same answer and is executed once. */
  idempotencyKey?: string
  reply: v.GenericSchema<unknown, Reply>
}

type InsurerReply<Reply> = { reply: Reply } | { declined: string } | { unknown: true }

type InsurerClient = {
  /** The insurer's answer; undefined where it knows nothing of what is asked for. Throws an `InsurerError`. */
  ask: <Reply>(
    key: string,
    call: InsurerCall,
    question: InsurerRequest<Reply>,
    signal?: AbortSignal,
  ) => Promise<Reply | undefined>
}

/** Calls every insurer under one contract, each call with its own circuit breaker. */
export function createInsurerClient(
  { config, fetch }: Pick<Deps, 'config' | 'fetch'>,
  timings: Timings,
): InsurerClient {
  const guards = new Map<string, InsurerGuard>()
  const credentials = { 'x-client-id': 'safar', 'x-client-secret': config.secrets.partnerKey }

  function guardOf(key: string, call: InsurerCall): InsurerGuard {
    const name = `${key} ${call}`
    const guard = guards.get(name) ?? createInsurerGuard(timings.deadlines[call], timings)
    guards.set(name, guard)
    return guard
  }

  async function send<Reply>(
    key: string,
    question: InsurerRequest<Reply>,
    signal: AbortSignal,
  ): Promise<InsurerReply<Reply>> {
    const url = `${config.partners.insurers}/${key}/${question.path}?${new URLSearchParams(question.query)}`
    const init = { signal, headers: { ...credentials, ...headersOf(question) } }
    const sent = question.body ? { ...init, method: 'POST', body: JSON.stringify(question.body) } : init
    const response = await fetch(url.replace(/\?$/, ''), sent).catch(unreachable)
    return read(response, question.reply)
  }

  return {
    async ask(key, call, question, signal) {
      const said = await guardOf(key, call)((either) => send(key, question, either), signal)
      if ('declined' in said) throw new InsurerError('declined', said.declined)
      return 'reply' in said ? said.reply : undefined
    },
  }
}

const headersOf = ({ body, idempotencyKey }: InsurerRequest<unknown>) => ({
  ...(body && { 'content-type': 'application/json' }),
  ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
})

/** If the connection was never made, nothing was done. */
function unreachable(error: unknown): never {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
  const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)
  throw new InsurerError('down', `not reached: ${code}`, !neverSent)
}

async function read<Reply>(
  response: Response,
  schema: v.GenericSchema<unknown, Reply>,
): Promise<InsurerReply<Reply>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    const parsed = v.safeParse(schema, body)
    if (parsed.success) return { reply: parsed.output }
    throw new InsurerError('down', 'an answer that cannot be read', true)
  }
  if (response.status === 404) return { unknown: true }
  const said = v.safeParse(insurerError, body)
  if (said.success && said.output.code === 'declined') return { declined: said.output.message }
  const code = said.success ? ` ${said.output.code}` : ''
  throw new InsurerError('down', `answered ${response.status}${code}`, response.status >= 500)
}
