import type { SandboxOptions } from '#sandbox/environment.ts'
import { sandboxApp } from '#sandbox/sandbox.ts'

export const today = '2026-11-21'
export const secrets = {
  gatewayKeyId: 'rzp_test_key',
  gatewayKeySecret: 'gateway secret',
  gatewayWebhookSecret: 'webhook secret',
  partnerKey: 'partner key',
  visitorKey: 'key of the partner site',
}

export type Delivery = { headers: Headers; text: string }

/** A sandbox that answers at once on a fixed day, and what it delivered by webhook. */
export function sandbox(options: Partial<SandboxOptions> = {}) {
  const delivered: Delivery[] = []
  const app = sandboxApp({
    clock: () => new Date(`${today}T06:00:00Z`),
    publicUrl: 'http://sandbox.test',
    webhookUrl: 'http://shop.test/webhooks/gateway',
    secrets,
    latencyFactor: 0,
    wait: async () => undefined,
    fetch: async (_, init) => {
      delivered.push({ headers: new Headers(init.headers), text: String(init.body) })
      return new Response(null, { status: 200 })
    },
    ...options,
  })
  const json = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...partner, ...headers },
      body: JSON.stringify(body),
    })
  const plan = (body: unknown) => json('/plan', body)
  return { app, delivered, json, plan }
}

export const partner = { 'x-client-id': 'safar', 'x-client-secret': secrets.partnerKey }
export const merchant = {
  authorization: `Basic ${Buffer.from(`${secrets.gatewayKeyId}:${secrets.gatewayKeySecret}`).toString('base64')}`,
}

/** Lets what was started without waiting come to its end. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
