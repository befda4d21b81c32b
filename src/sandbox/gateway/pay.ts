import type { Order, Payment, PaymentMethod } from '#contract/partners/gateway.ts'
import type { SandboxEnvironment } from '../environment.ts'
import type { Ledger } from './ledger.ts'
import type { Webhooks } from './webhooks.ts'

type HostedPageChoice = 'pay' | 'fail' | 'wait'

/** The outcome of pressing a button on the hosted page, given the plans. */
export function cashier(environment: SandboxEnvironment, ledger: Ledger, { tell }: Webhooks) {
  async function take(order: Order, method: PaymentMethod, answer: HostedPageChoice): Promise<Payment> {
    const planned = environment.plans.take('gateway', 'pay', order.id)
    const payment = ledger.openPayment(order, method)
    if (answer === 'pay' && !planned && ledger.mandates.isOne(order.id)) return block(payment)
    if (answer === 'wait' || planned?.do === 'pending') {
      if (planned?.ms !== undefined) void settleLater(payment.id, planned.ms, planned.ending ?? 'success')
      return payment
    }
    if (answer === 'fail' || planned?.do === 'decline') return settle(payment.id, 'failure')
    if (planned?.do === 'late') {
      const failed = await settle(payment.id, 'failure')
      void settleLater(payment.id, planned.ms ?? 0, 'success')
      return failed
    }
    if (planned?.do === 'twice') await settle(ledger.openPayment(order, method).id, 'success')
    return settle(payment.id, 'success')
  }

  async function block(opened: Payment): Promise<Payment> {
    const payment = ledger.mandates.block(opened)
    await telling(payment, { event: 'payment.authorized', payment })
    return payment
  }

  /** The reply does not wait for the webhook, unless the webhook is planned to come first. */
  async function telling({ order_id: orderId }: Payment, ...events: Parameters<typeof tell>): Promise<void> {
    const early = environment.plans.take('gateway', 'webhook', orderId, 'early')
    const told = tell(...events)
    if (early) await told
  }

  async function settle(id: string, ending: 'success' | 'failure'): Promise<Payment> {
    const payment = ending === 'success' ? ledger.capture(id) : ledger.fail(id, 'declined')
    if (!payment) throw new Error('No such payment')
    const events: Parameters<typeof tell> =
      ending === 'success'
        ? [
            { event: 'payment.authorized', payment: { ...payment, status: 'authorized', captured: false } },
            { event: 'payment.captured', payment },
            { event: 'order.paid', payment },
          ]
        : [{ event: 'payment.failed', payment }]
    await telling(payment, ...events)
    return payment
  }

  async function settleLater(id: string, ms: number, ending: 'success' | 'failure') {
    await environment.wait(ms)
    await settle(id, ending)
  }

  return { take, settle }
}

export type Cashier = ReturnType<typeof cashier>
