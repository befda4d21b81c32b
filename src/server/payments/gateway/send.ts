import * as v from 'valibot'
import { gatewayError } from '#contract/partners/gateway.ts'
import type { Deps } from '../../deps.ts'
import { GatewayError } from './gateway-error.ts'

export type SendDeps = Pick<Deps, 'config' | 'fetch'>
export type GatewayRequest = { path: string; body?: object; headers?: Record<string, string> }

/** One request to the gateway by basic auth, and its answer read by a schema; anything else is a `GatewayError`. */
export async function sendToGateway<T>(
  { config, fetch }: SendDeps,
  { path, body, headers = {} }: GatewayRequest,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T> {
  const { gatewayKeyId, gatewayKeySecret } = config.secrets
  const credentials = Buffer.from(`${gatewayKeyId}:${gatewayKeySecret}`).toString('base64')
  const response = await fetch(config.partners.gateway + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  }).catch((error) => {
    throw new GatewayError('unknown', String(error))
  })
  return read(response, schema)
}

async function read<T>(response: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const text = await response.text().catch(() => '')
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!response.ok) throw errorOf(response.status, json.output)
  const answer = v.safeParse(schema, json.output)
  if (answer.success) return answer.output
  throw new GatewayError('unknown', `${response.status} without what was asked for`)
}

/** A refusal needs an error body from the gateway; 409 and 429 mean retry. */
function errorOf(status: number, body: unknown): GatewayError {
  const told = v.safeParse(gatewayError, body)
  const words = told.success ? told.output.error.description : 'no reason given'
  const isRefusal = told.success && status >= 400 && status < 500 && status !== 409 && status !== 429
  return new GatewayError(isRefusal ? 'refused' : 'unknown', `${status}: ${words}`)
}
