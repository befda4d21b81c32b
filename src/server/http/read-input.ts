import type { Context } from 'hono'
import type { Call } from '#contract/call.ts'
import { fail } from './fail.ts'

/** A request's raw input: its query or body, and the `{id}` of its path. */
export async function readInput(call: Pick<Call, 'method' | 'kind'>, c: Context): Promise<unknown> {
  const id = c.req.param('id')
  const named = id === undefined ? {} : { id }
  if (call.method === 'GET') return { ...c.req.query(), ...named }
  const body = call.kind === 'upload' ? await readForm(c) : await readJson(c)
  return id === undefined ? body : { ...asObject(body), ...named }
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!isType(c, 'application/json')) return fail('unsupported-type')
  try {
    return JSON.parse(text)
  } catch {
    return fail('bad-request')
  }
}

async function readForm(c: Context): Promise<unknown> {
  if (!isType(c, 'multipart/form-data')) return fail('unsupported-type')
  try {
    return await c.req.parseBody()
  } catch {
    return fail('bad-request')
  }
}

function isType(c: Context, type: string): boolean {
  const given = c.req.header('content-type') ?? ''
  return given.split(';')[0]?.trim().toLowerCase() === type
}

function asObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : fail('bad-request')
}
