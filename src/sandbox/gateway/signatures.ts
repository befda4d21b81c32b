import { createHmac } from 'node:crypto'

/** Hex HMAC-SHA256, as the gateway signs. */
export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** One that does not fit. */
export const forged = (signature: string): string => [...signature].reverse().join('')
