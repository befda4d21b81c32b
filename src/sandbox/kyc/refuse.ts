import type { MiddlewareHandler } from 'hono'
import type { SandboxEnvironment } from '../environment.ts'
import type { Refuse } from '../plan/play.ts'

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorised',
  404: 'not_found',
  409: 'conflict',
  422: 'record_not_found',
  429: 'too_many_requests',
}

export const rejectKyc: Refuse = (c, status, message) =>
  c.json({ type: 'validation_error', code: codes[status] ?? 'internal_error', message }, status)

/** A refusal with a code of its own. */
export const refuseAs =
  (code: string): Refuse =>
  (c, status, message) =>
    c.json({ type: 'validation_error', code, message }, status)

/** Either vendor's pair of headers is accepted. */
export const needsKey =
  (environment: SandboxEnvironment): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header('x-client-secret') ?? c.req.header('client_secret')
    return given === environment.secrets.partnerKey ? next() : rejectKyc(c, 401, 'Invalid credentials')
  }
