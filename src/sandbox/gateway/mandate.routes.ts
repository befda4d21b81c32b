import { Hono } from 'hono'
import { captureRequest, type Payment } from '#contract/partners/gateway.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import type { Ledger } from './ledger.ts'
import { rejectGateway } from './refuse.ts'
import type { Webhooks } from './webhooks.ts'

/** What the merchant's server does with an amount that a mandate has blocked: takes it, or less of it, or lets go. */
export function mandateRoutes(
  environment: SandboxEnvironment,
  ledger: Ledger,
  { tell }: Webhooks,
): Hono<Played> {
  const app = new Hono<Played>()
  const playing = (call: 'capture' | 'release') =>
    play(environment, { party: 'gateway', call, refuse: rejectGateway })

  /** The payment whose amount is blocked, or why there is none. */
  function blocked(id: string): Payment | string {
    const known = ledger.payments.get(id)
    const payment = known && ledger.mandates.asOfNow(known)
    if (payment?.status === 'captured') return 'This payment has already been captured'
    return payment?.status === 'authorized' ? payment : 'This payment is not authorized'
  }

  app.post('/payments/:id/capture', playing('capture'), async (c) => {
    const read = await readJson(c, captureRequest)
    if (read.issues) return rejectGateway(c, 400, firstProblem(read.issues))
    const payment = blocked(c.req.param('id'))
    if (typeof payment === 'string') return rejectGateway(c, 400, payment)
    if (read.output.amount > payment.amount) return rejectGateway(c, 400, 'More than what is blocked')
    const captured = ledger.capture(payment.id, read.output.amount) ?? payment
    void tell({ event: 'payment.captured', payment: captured })
    return c.json(captured)
  })

  app.post('/payments/:id/release', playing('release'), (c) => {
    const payment = blocked(c.req.param('id'))
    return typeof payment === 'string'
      ? rejectGateway(c, 400, payment)
      : c.json(ledger.mandates.release(payment))
  })

  return app
}
