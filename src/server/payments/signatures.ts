import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Verifies the gateway's signature of the body; after a rotation old deliveries still carry the old secret's. */
export function isSignedWebhook(
  body: Uint8Array,
  signature: string,
  { gatewayWebhookSecret, gatewayWebhookSecretOld }: Secrets,
): boolean {
  const known = [gatewayWebhookSecret, ...(gatewayWebhookSecretOld ? [gatewayWebhookSecretOld] : [])]
  return known.filter((secret) => isSame(hmac(secret, body), signature)).length > 0
}

/** Whether the returning browser carries the gateway's signature for this payment. */
export function isSignedReturn(
  gatewayOrderId: string,
  { paymentId, signature }: { paymentId: string; signature: string },
  { gatewayKeySecret }: Pick<Secrets, 'gatewayKeySecret'>,
): boolean {
  return isSame(hmac(gatewayKeySecret, `${gatewayOrderId}|${paymentId}`), signature)
}

const hmac = (secret: string, of: string | Uint8Array) =>
  createHmac('sha256', secret).update(of).digest('hex')

/** Constant time for equal lengths; the length of a signature is not secret. */
function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
