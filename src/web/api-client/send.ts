/**
 * One call to the server:
 *
 *   const sent = await send(readFlow, { customerLeadId }, { signal })
 *   if (sent.ok) use(sent.body)
 *   else show(sent.failure.message)
 *
 * Nothing is thrown and nothing times out (C-102, C-103). `status` is 0 where nobody answered. A credential
 * that is gone or too old is renewed on the way.
 */
import { createFetch, type FetchOptions, ofetch } from 'ofetch'
import * as v from 'valibot'
import { renewSession } from '#contract/account/session.calls.ts'
import { type Call, pathOf } from '#contract/call.ts'
import { type Failure, failure as failureSchema } from '#contract/failure.ts'
import { wire } from '#machines/reference/limits.ts'
import { failure as texts } from '#machines/reference/messages/failure.ts'
import { readCookie } from '../browser/cookies.ts'
import { language } from '../language/language.ts'
import { isMarked, isRenewalDue, renewing } from './session-renewal.ts'
import { untilNotBusy } from './when-busy.ts'

export type Refused<Reply> = {
  ok: false
  status: number
  failure: Failure
  /** The reply, if it is valid and negative. */
  body?: Reply
}
export type Sent<Reply> = { ok: true; body: Reply } | Refused<Reply>

type Manner = {
  signal?: AbortSignal
  /** In place of the browser's own, for an upload that tells its progress. */
  fetch?: typeof globalThis.fetch
}

const host: string = import.meta.env.VITE_API_HOST ?? ''

export async function send<Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  manner: Manner = {},
): Promise<Sent<Reply>> {
  const sent = await answerRenewed(call, request, manner)
  if (!sent.ok && !v.is(pending, sent.body) && !manner.signal?.aborted) logFailure(call, sent)
  return sent
}

/** An answer that is still to come, such as the bank's: nothing has failed. */
const pending = v.object({ status: v.literal('pending') })

/** The reply to a request for quotes or a code; null where it is unsuccessful, which is logged by then (ERR-19). */
export const successIn = <Reply>(sent: Sent<Reply>): Reply | null => (sent.ok ? sent.body : null)

/** A call that failed, without what was sent or answered (API-09, ERR-19, ERR-20). */
export function logFailure(
  { method, path }: Pick<Call, 'method' | 'path'>,
  { status, failure }: Pick<Refused<unknown>, 'status' | 'failure'>,
): void {
  console.error(`${method} ${path} failed`, status, failure.code)
}

/**
 * Renews an expired credential and retries once, unnoticed. Where nobody answers the renewal, nothing is asked: as
 * nobody, who is signed in would be told to prove who they are.
 */
async function answerRenewed<Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  manner: Manner,
): Promise<Sent<Reply>> {
  if (call.kind === 'open') return answerOf(call, request, manner)
  await freshen()
  if (isRenewalDue()) return refused(0, undefined)
  const token = readCookie(wire.accessTokenCookie)
  const sent = await answerOf(call, request, manner)
  if (sent.ok || sent.status !== 401 || token === undefined) return sent
  if (await renew(token)) return answerOf(call, request, manner)
  return isMarked() ? refused(0, undefined) : sent
}

const renew = renewing(() => answerOf(renewSession, {}, {}))

/** Ensures a valid credential for the next request, if this browser has one. */
export async function freshen(): Promise<void> {
  if (isRenewalDue()) await renew()
}

async function answerOf<Request, Reply>(
  call: Call<Request, Reply>,
  request: Request,
  manner: Manner,
): Promise<Sent<Reply>> {
  try {
    const ask = () => answered(spell(call, request as Record<string, unknown>), manner)
    const { ok, status, said } = await untilNotBusy(ask, manner.signal)
    return ok ? judged(call, status, said) : refused(status, said)
  } catch {
    return refused(0, undefined)
  }
}

async function answered({ address, options }: Spelt, { signal, fetch }: Manner) {
  const response = await (fetch ? createFetch({ fetch }) : ofetch).raw(address, {
    ...options,
    ...(signal && { signal }),
    credentials: 'include',
    retry: 0,
    ignoreResponseError: true,
  })
  const { ok, status, headers, _data: said } = response
  return { ok, status, headers, said }
}

type Judge<Reply> = Pick<Call<unknown, Reply>, 'reply' | 'isSuccess'>

function judged<Reply>(call: Judge<Reply>, status: number, data: unknown): Sent<Reply> {
  const reply = v.safeParse(call.reply, data)
  if (!reply.success) return refused(status, undefined)
  if (call.isSuccess(reply.output)) return { ok: true, body: reply.output }
  return { ...refused(status, data), body: reply.output }
}

export function refused(status: number, data: unknown): Refused<never> {
  const said = v.safeParse(failureSchema, data)
  return { ok: false, status, failure: said.success ? said.output : unexplained(status, data) }
}

function unexplained(status: number, data: unknown): Failure {
  const said = v.safeParse(v.object({ message: v.pipe(v.string(), v.nonEmpty()) }), data)
  if (said.success) return { status: 'error', code: 'unexpected', message: said.output.message }
  if (status === 0) return { status: 'error', code: 'unavailable', message: texts.offline }
  return { status: 'error', code: 'unexpected', message: texts.unexpected }
}

type Spelt = { address: string; options: FetchOptions }

/** Path, headers and body of the call's kind (spec §7, API-02 to API-06). */
export function spell(call: Pick<Call, 'path' | 'method' | 'kind'>, request: Record<string, unknown>): Spelt {
  const { path, method, kind } = call
  const { id, ...rest } = request
  const named = path.includes('{id}')
  const address = host + pathOf({ path }, named ? String(id) : '')
  const said = named ? rest : request
  const token = kind === 'open' ? undefined : readCookie(wire.accessTokenCookie)
  const own: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language !== 'en' && { localization: language }),
  }
  if (method === 'GET') return { address, options: { method, headers: own, query: said } }
  if (kind === 'upload') return { address, options: { method, headers: own, body: formOf(said) } }
  const headers = { ...own, 'content-type': 'application/json', localization: language }
  return { address, options: { method, headers, body: said } }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
