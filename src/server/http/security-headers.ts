import { NONCE, secureHeaders } from 'hono/secure-headers'

/** Everything is loaded from this origin; payment forms may also post to the gateway's. */
export function securityHeaders(baseUrl: string, gatewayUrl: string) {
  const overHttps = baseUrl.startsWith('https:')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // A drawn page notes in a line of its own what is pressed before its script is there.
      scriptSrc: ["'self'", NONCE],
      // The scroll lock of a dialog inserts a style element, which gets the page's nonce.
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
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
