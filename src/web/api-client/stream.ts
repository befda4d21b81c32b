/**
 * A call whose reply is JSON lines, each as soon as it arrives:
 *
 *   for await (const line of lines(streamQuotes, request, signal)) …
 *
 * Throws a `StreamFailure` with words for the person where the call is refused or the body breaks off.
 */
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { quoteLinesType } from '#contract/quotes/plan-quote.ts'
import { freshen, logFailure, refused, spell } from './send.ts'
import { untilNotBusy } from './when-busy.ts'

export class StreamFailure extends Error {}

export async function* lines<Request, Line>(
  call: Call<Request, Line>,
  request: Request,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const response = await open(call, request, signal)
  for await (const line of textLines(response)) yield v.parse(call.reply, JSON.parse(line))
}

async function open<Request, Line>(
  call: Call<Request, Line>,
  request: Request,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { response, said } = await untilNotBusy(() => ask(call, request, signal), signal)
  if (response.ok && response.body) return response.body
  const refusal = refused(response.status, said)
  if (!signal.aborted) logFailure(call, refusal)
  throw new StreamFailure(refusal.failure.message)
}

/** The response, and what it says where it was refused. */
async function ask<Request, Line>(call: Call<Request, Line>, request: Request, signal: AbortSignal) {
  await freshen()
  const { address, options } = spell(call, request as Record<string, unknown>)
  const { method, headers, body } = options
  const lines = { ...headers, accept: quoteLinesType }
  const init = { method, headers: lines, body: JSON.stringify(body), signal, credentials: 'include' }
  const response = await fetch(address, init as RequestInit).catch(() => Response.error())
  const said: unknown = response.ok ? undefined : await response.json().catch(() => undefined)
  return { response, headers: response.headers, said }
}

async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const whole = (rest + decoder.decode(chunk.value, { stream: true })).split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) if (line !== '') yield line
  }
  if (rest.trim() !== '') yield rest
}
