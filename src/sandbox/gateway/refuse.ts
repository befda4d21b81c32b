import type { MiddlewareHandler } from 'hono'
import type { GatewayError } from '#contract/partners/gateway.ts'
import type { SandboxEnvironment } from '../environment.ts'
import type { Refuse } from '../plan/play.ts'

export const rejectGateway: Refuse = (c, status, description) => {
  const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR'
  const body: GatewayError = {
    error: { code, description, source: 'business', step: null, reason: null, metadata: {} },
  }
  return c.json(body, status)
}

/** Basic authentication with the key pair. */
export const needsKeyPair =
  (environment: SandboxEnvironment): MiddlewareHandler =>
  async (c, next) => {
    const { gatewayKeyId, gatewayKeySecret } = environment.secrets
    const right = `Basic ${Buffer.from(`${gatewayKeyId}:${gatewayKeySecret}`).toString('base64')}`
    return c.req.header('authorization') === right ? next() : rejectGateway(c, 401, 'Authentication failed')
  }
