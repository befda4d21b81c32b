import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

/**
 * Everything is loaded from this origin; payment forms may also post to the gateway's. Only pages get a nonce: a reply
 * to a call has nothing that could carry one, and the same headers each time.
 */
export function securityHeaders(baseUrl: string, gatewayUrl: string): MiddlewareHandler {
  const ofPages = headers(baseUrl, gatewayUrl, [NONCE])
  const ofCalls = headers(baseUrl, gatewayUrl, [])
  return (c, next) => (c.req.path.startsWith('/api/') ? ofCalls : ofPages)(c, next)
}

function headers(baseUrl: string, gatewayUrl: string, nonces: readonly (typeof NONCE)[]): MiddlewareHandler {
  const overHttps = baseUrl.startsWith('https:')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // A drawn page notes in a line of its own what is pressed before its script is there.
      scriptSrc: ["'self'", ...nonces],
      // The scroll lock of a dialog inserts a style element, which gets the page's nonce.
      styleSrc: ["'self'", ...nonces],
      // Fonts of one letter or one word stand within the styles.
      fontSrc: ["'self'", 'data:'],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", new URL(gatewayUrl).origin],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: overHttps ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: ['self'], geolocation: [], microphone: [] },
  })
}
