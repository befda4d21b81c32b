/** Payment routes outside our calls: pages the browser opens, and callbacks of the gateway. */
export const paymentPaths = {
  /** Leads to the gateway; the token opens this page only. */
  page: '/pay/:token',
  /** The script of that page. */
  script: '/pay/continue.js',
  /** The gateway's page posts here after a payment… */
  returned: '/pay/:token/returned',
  /** …and leads here when the customer turned back. */
  cancelled: '/pay/:token/cancelled',
  /** The gateway's signed events. */
  webhook: '/webhooks/gateway',
} as const

export const payPath = (token: string) => paymentPaths.page.replace(':token', token)
export const returnedPath = (token: string) => paymentPaths.returned.replace(':token', token)
export const cancelledPath = (token: string) => paymentPaths.cancelled.replace(':token', token)
