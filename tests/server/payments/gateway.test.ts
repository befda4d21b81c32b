import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGateway } from '#server/payments/gateway/gateway.ts'
import { testConfig } from '../support/config.ts'

const secrets = { ...testConfig.secrets, gatewayKeyId: 'key', gatewayKeySecret: 'secret' }
const config = {
  ...testConfig,
  secrets,
  partners: { ...testConfig.partners, gateway: 'https://gateway.test' },
}

const paid = { id: 'pay_1', order_id: 'order_1', status: 'captured', amount: 500, currency: 'INR' }
const payment = { ...paid, error_code: null, error_description: null }
const fact = { id: 'pay_1', gatewayOrderId: 'order_1', status: 'captured', amount: 500, currency: 'INR' }

/** The client on a gateway that answers like this, and what that was asked. */
function asking(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url, headers } = new Request(input, init)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    const key = headers.get('x-refund-idempotency')
    asked.push([`${method} ${url}`, body, ...(key ? [key] : [])])
    asked.push(headers.get('authorization'), headers.get('content-type'))
    return answer()
  }
  return { gateway: createGateway({ config, fetch }), asked }
}
const ok = (body: unknown) => () => Response.json(body as object)
const credentials = [`Basic ${Buffer.from('key:secret').toString('base64')}`, 'application/json']

describe('what the payment gateway is asked', () => {
  it('is an order over exactly the amount, by our keys', async () => {
    const { gateway, asked } = asking(ok({ id: 'order_1', amount: 500 }))
    expect(await gateway.createOrder('receipt-1', 500, 'automatic')).toBe('order_1')
    const body = { amount: 500, currency: 'INR', receipt: 'receipt-1' }
    expect(asked).toEqual([['POST https://gateway.test/v1/orders', body], ...credentials])
    expect(gateway.checkoutUrl).toBe('https://gateway.test/v1/checkout/embedded')
  })

  it('is, with a mandate, an order that blocks for 14 days', async () => {
    const { gateway, asked } = asking(ok({ id: 'order_1', amount: 500 }))
    await gateway.createOrder('receipt-1', 500, 'manual')
    const capture_options = { manual_expiry_period: 14 * 24 * 60 }
    const body = { amount: 500, currency: 'INR', receipt: 'receipt-1' }
    expect(asked[0]).toEqual([
      'POST https://gateway.test/v1/orders',
      { ...body, payment: { capture: 'manual', capture_options } },
    ])
  })

  it('is what became of an order, of a block and of a refund', async () => {
    const one = asking(ok(payment))
    expect(await one.gateway.capture('pay/1', 500)).toEqual(fact)
    expect(await one.gateway.release('pay/1')).toEqual(fact)
    const all = asking(ok({ items: [payment] }))
    expect(await all.gateway.paymentsOf('order/1')).toEqual([fact])
    const back = asking(ok({ id: 'rfnd_1', status: 'pending', more: true }))
    const refund = { id: 'rfnd_1', status: 'pending' }
    expect(await back.gateway.refund({ paymentId: 'pay/1', amount: 500, key: 'refund-1' })).toEqual(refund)
    expect(await back.gateway.readRefund('rfnd/1')).toEqual(refund)
    const requests = [...one.asked, ...all.asked, ...back.asked].filter((_, at) => at % 3 === 0)
    expect(requests).toEqual([
      ['POST https://gateway.test/v1/payments/pay%2F1/capture', { amount: 500, currency: 'INR' }],
      ['POST https://gateway.test/v1/payments/pay%2F1/release', {}],
      ['GET https://gateway.test/v1/orders/order%2F1/payments', undefined],
      ['POST https://gateway.test/v1/payments/pay%2F1/refund', { amount: 500 }, 'refund-1'],
      ['GET https://gateway.test/v1/refunds/rfnd%2F1', undefined],
    ])
  })
})

describe('what the payment gateway says', () => {
  const refusal = {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'No',
      source: null,
      step: null,
      reason: null,
      metadata: {},
    },
  }
  const read = (answer: () => Response | Promise<Response>) => asking(answer).gateway.readRefund('rfnd_1')
  const says = (status: number, body: object | null) => () =>
    body ? Response.json(body, { status }) : new Response('<html>', { status })

  it.each([
    [400, refusal, { kind: 'refused', message: '400: No' }],
    [499, refusal, { kind: 'refused' }],
    [409, refusal, { kind: 'unknown' }],
    [429, refusal, { kind: 'unknown' }],
    [500, refusal, { kind: 'unknown', message: '500: No' }],
    [399, refusal, { kind: 'unknown' }],
    [400, null, { kind: 'unknown', message: '400: no reason given' }],
    [200, null, { kind: 'unknown', message: '200 without what was asked for' }],
    [200, {}, { kind: 'unknown', message: '200 without what was asked for' }],
  ])('is a refusal only where it says so itself: %i with %j', async (status, body, error) => {
    await expect(read(says(status, body))).rejects.toMatchObject(error)
  })

  it('is unknown where it is not reached, or breaks off', async () => {
    const down = () => Promise.reject(new TypeError('fetch failed'))
    await expect(read(down)).rejects.toMatchObject({ kind: 'unknown', message: 'TypeError: fetch failed' })
    const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('gone')) }))
    await expect(read(broken)).rejects.toMatchObject({ kind: 'unknown' })
  })

  it('is no order where it is over another amount', async () => {
    const { gateway } = asking(ok({ id: 'order_1', amount: 501 }))
    const opened = gateway.createOrder('receipt-1', 500, 'automatic')
    await expect(opened).rejects.toMatchObject({ kind: 'unknown', message: 'an order over another amount' })
  })

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers({ now: 0 }))
    afterEach(() => void vi.useRealTimers())
    const never = () => new Promise<Response>(() => {})
    const { gateway } = asking(never)

    it.each([
      ['an order', 10_000, () => gateway.createOrder('receipt-1', 500, 'automatic')],
      ['a question', 6_000, () => gateway.paymentsOf('order_1')],
      ['a refund', 30_000, () => gateway.refund({ paymentId: 'pay_1', amount: 500, key: 'refund-1' })],
      ['a block', 30_000, () => gateway.release('pay_1')],
    ])('is waited for, for %s %i ms', async (_, ms, ask) => {
      const ended = vi.fn()
      void ask().catch(ended)
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(ended).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'unknown', message: `over ${ms} ms` }),
      )
    })

    it('is not asked for after five failures in a row, for 15 seconds, by its kind', async () => {
      const { gateway, asked } = asking(says(502, null))
      const ask = () => gateway.readRefund('rfnd_1').catch(({ message }: Error) => message)
      for (let times = 0; times < 5; times += 1) expect(await ask()).toBe('502: no reason given')
      expect(await ask()).toBe('left alone for a while')
      await expect(gateway.release('pay_1')).rejects.toThrow('502')
      vi.setSystemTime(14_999)
      expect(await ask()).toBe('left alone for a while')
      vi.setSystemTime(15_000)
      expect(await ask()).toBe('502: no reason given')
      expect(asked).toHaveLength(7 * 3)
    })

    it('is asked on, however often it refuses', async () => {
      const { gateway } = asking(says(400, refusal))
      for (let times = 0; times < 7; times += 1)
        await expect(gateway.release('pay_1')).rejects.toMatchObject({ kind: 'refused' })
    })
  })
})
