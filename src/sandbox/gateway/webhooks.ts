import type { Payment, Refund, WebhookBody, WebhookEvent } from '#contract/partners/gateway.ts'
import { newId, type SandboxEnvironment, secondsOf } from '../environment.ts'
import type { Planned } from '../plan/plans.ts'
import type { Ledger } from './ledger.ts'
import { forged, sign } from './signatures.ts'

type Event = { event: WebhookEvent; payment: Payment; refund?: Refund }

/** Delays between retries of an undelivered webhook, in ms. */
const retries = [1_000, 5_000, 30_000]

/** Notifies the merchant: signed and at least once; plans can make it unordered or drop it. */
export function webhooksOf(environment: SandboxEnvironment, ledger: Ledger) {
  /** Resolves once every delivery was tried; callers need not wait for it. */
  async function tell(...events: Event[]): Promise<void> {
    if (!environment.webhookUrl) return
    const planned = environment.plans.take('gateway', 'webhook', events[0]?.payment.order_id)
    if (planned?.do === 'lost') return
    if (planned?.do === 'late') await environment.wait(planned.ms ?? 0)
    const bodies = events.map((one) => bodyOf(one, planned))
    const inOrder = planned?.do === 'outOfOrder' ? bodies.reverse() : bodies
    for (const body of inOrder) {
      const id = newId(environment, 'evt_')
      const times = planned?.do === 'twice' ? (planned.by ?? 2) : 1
      for (let count = 0; count < times; count++) await deliver(JSON.stringify(body), id, planned)
    }
  }

  async function deliver(text: string, id: string, planned: Planned | undefined): Promise<void> {
    const right = sign(text, environment.secrets.gatewayWebhookSecret)
    const signature = planned?.do === 'wrongSignature' ? forged(right) : right
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    }
    for (const pause of [0, ...retries]) {
      if (pause > 0) await environment.wait(pause * environment.latencyFactor)
      const taken = await environment
        .fetch(environment.webhookUrl ?? '', { method: 'POST', headers, body: text })
        .then((response) => response.ok || response.status < 500)
        .catch(() => false)
      if (taken) return
    }
  }

  function bodyOf({ event, payment, refund }: Event, planned: Planned | undefined): WebhookBody {
    const order = ledger.orders.get(payment.order_id)
    const extra = planned?.do === 'changePrice' ? (planned.by ?? 0) * 100 : 0
    return {
      entity: 'event',
      account_id: 'acc_sandbox',
      event,
      contains: ['payment', ...(order ? (['order'] as const) : []), ...(refund ? (['refund'] as const) : [])],
      payload: {
        payment: { entity: { ...payment, amount: payment.amount + extra } },
        ...(order && { order: { entity: order } }),
        ...(refund && { refund: { entity: refund } }),
      },
      created_at: secondsOf(environment.clock()),
    }
  }

  return { tell }
}

export type Webhooks = ReturnType<typeof webhooksOf>
