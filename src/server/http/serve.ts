import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { apiBase, type Call, type ServedCall } from '#contract/call.ts'
import { may } from '#machines/reference/permissions.ts'
import type { Lead } from '../db/schema.ts'
import type { Caller } from './caller.ts'
import type { ServerEnv } from './env.ts'
import { fail } from './fail.ts'
import { inPageLanguage } from './in-page-language.ts'
import { type InputIssue, inputIssues } from './input-issues.ts'
import { readInput } from './read-input.ts'
import { sendJson } from './send-json.ts'

const kilobyte = 1024
/** Bytes. An upload carries a file of at most 10 MB and a few fields beside it. */
export const bodyLimits = { json: 256 * kilobyte, upload: 10 * kilobyte * kilobyte + 256 * kilobyte }

export type CallContext<Request, OfLead = Lead | null> = {
  request: Request
  /** The lead of the call, opened for the caller; null where the request names none. */
  lead: OfLead
  caller: Caller
  c: Context<ServerEnv>
}

type Handler<Request, Reply, OfLead = Lead | null> = (
  asked: CallContext<Request, OfLead>,
) => Promise<Reply | Response> | Reply | Response

/**
 * Answers a call before its lead is opened, or leaves that to `usual`, which opens it, checks the request and asks the
 * handler.
 */
export type Around<Reply> = (
  asked: Pick<CallContext<unknown>, 'caller' | 'c'> & { input: unknown },
  usual: () => Promise<Reply | Response>,
) => Promise<Reply | Response>

/**
 * Mounts one call of the contract: asks whether this role may make it, opens the lead it is about, parses the
 * request, sends the reply. Whose lead it is comes before what is asked of it: a stranger learns neither.
 * A handler that cannot say yes calls `fail`. A reply that is a Response (a download) goes out as it is. What
 * `around` answers itself, it answers to callers who may open the lead, and it leaves every refusal to the usual way.
 */
export function serve<Request, Reply>(
  call: ServedCall<Request, Reply>,
  handler: Handler<Request, Reply>,
  around?: Around<Reply>,
): Hono<ServerEnv> {
  const limit = limitBody(call.kind === 'upload' ? bodyLimits.upload : bodyLimits.json)
  return new Hono<ServerEnv>().on(call.method, routeOf(call), limit, async (c) => {
    const caller = c.get('caller')
    mayDo(call, caller)
    const input = await readInput(call, c)
    c.set('input', input)
    refuseFor(inputIssues(input))
    const usual = () => answer(input, c)
    const reply = await (around ? around({ input, caller, c }, usual) : usual())
    if (reply instanceof Response) return reply
    if (c.get('checkReplies')) v.parse(call.reply, JSON.parse(JSON.stringify(reply)))
    return sendJson(c, inPageLanguage(c, reply))
  })

  async function answer(input: unknown, c: Context<ServerEnv>): Promise<Reply | Response> {
    const lead = await leadOf(call, input, c)
    const request = parse(call.request, input)
    return handler({ request, lead, caller: c.get('caller'), c })
  }
}

/** A call about one lead: a request that names none is about an unknown journey. */
export const serveLead = <Request, Reply>(
  call: ServedCall<Request, Reply>,
  handler: Handler<Request, Reply, Lead>,
): Hono<ServerEnv> =>
  serve(call, ({ lead, ...asked }) => handler({ ...asked, lead: lead ?? fail('unknown-journey') }))

/** A body that says its length is judged by that; only of others the stream is counted, which costs a copy. */
function limitBody(maxSize: number): MiddlewareHandler {
  const onError = () => fail('too-large')
  const count = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next)
    return Number(length) > maxSize ? onError() : next()
  }
}

/** Checks the permission. An expired token is refused, except on open calls, which are made without one (spec §7). */
function mayDo({ action, kind }: Pick<Call, 'action' | 'kind'>, { role, hasLapsed }: Caller): void {
  if (hasLapsed && kind !== 'open') fail('signed-out')
  if (!may(role, action)) fail(role === 'anonymous' ? 'signed-out' : 'not-allowed')
}

const routeOf = (call: Pick<Call, 'path'>) => apiBase + call.path.replace('{id}', ':id')

function refuseFor(issues: InputIssue[]): void {
  if (issues.length > 0) fail('invalid', undefined, { issues })
}

function parse<Request>(schema: v.GenericSchema<unknown, Request>, input: unknown): Request {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail('invalid', undefined, { issues })
}

async function leadOf(call: Pick<Call, 'lead' | 'path'>, input: unknown, c: Context<ServerEnv>) {
  if (!call.lead || typeof input !== 'object' || input === null) return null
  const value: unknown = Object.entries(input).find(([key]) => key === call.lead)?.[1]
  return typeof value === 'string' && value !== ''
    ? c.get('openLead')({ key: call.lead, value, action: call.path })
    : null
}
