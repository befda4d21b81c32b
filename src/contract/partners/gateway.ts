import * as v from 'valibot'

/** Razorpay's contract: amounts in paise, instants in seconds since 1970. */
const paise = v.pipe(v.number(), v.integer(), v.minValue(0))
const instant = v.pipe(v.number(), v.integer())
const notes = v.union([v.record(v.string(), v.string()), v.array(v.never())])

export const orderRequest = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(100, 'Order amount less than minimum amount allowed')),
  currency: v.literal('INR'),
  receipt: v.optional(v.pipe(v.string(), v.maxLength(40, 'receipt: the length must be no more than 40.'))),
  notes: v.optional(notes),
  /** A one-time mandate: the payment is authorized, which blocks the amount, and captured or released later. */
  payment: v.optional(
    v.object({
      capture: v.picklist(['automatic', 'manual']),
      /** Minutes after which a blocked amount is released by itself. */
      capture_options: v.optional(v.object({ manual_expiry_period: v.pipe(v.number(), v.integer()) })),
    }),
  ),
})

export const order = v.object({
  id: v.pipe(v.string(), v.startsWith('order_')),
  entity: v.literal('order'),
  amount: paise,
  amount_paid: paise,
  amount_due: paise,
  currency: v.literal('INR'),
  receipt: v.nullable(v.string()),
  offer_id: v.null(),
  status: v.picklist(['created', 'attempted', 'paid']),
  attempts: v.number(),
  notes,
  created_at: instant,
})

export const paymentMethod = v.picklist(['upi', 'card', 'netbanking'])

export const payment = v.object({
  id: v.pipe(v.string(), v.startsWith('pay_')),
  entity: v.literal('payment'),
  amount: paise,
  currency: v.literal('INR'),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: v.string(),
  invoice_id: v.null(),
  international: v.boolean(),
  method: paymentMethod,
  amount_refunded: paise,
  refund_status: v.nullable(v.picklist(['partial', 'full'])),
  captured: v.boolean(),
  description: v.nullable(v.string()),
  card_id: v.nullable(v.string()),
  bank: v.nullable(v.string()),
  wallet: v.null(),
  vpa: v.nullable(v.string()),
  email: v.nullable(v.string()),
  contact: v.nullable(v.string()),
  notes,
  fee: v.nullable(paise),
  tax: v.nullable(paise),
  error_code: v.nullable(v.string()),
  error_description: v.nullable(v.string()),
  error_source: v.nullable(v.string()),
  error_step: v.nullable(v.string()),
  error_reason: v.nullable(v.string()),
  acquirer_data: v.record(v.string(), v.nullable(v.string())),
  created_at: instant,
})

export const paymentCollection = v.object({
  entity: v.literal('collection'),
  count: v.number(),
  items: v.array(payment),
})

/** Of what a mandate has blocked: all of it or less, once; the rest is released. */
export const captureRequest = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(100)),
  currency: v.literal('INR'),
})

/** Sent in the header `X-Refund-Idempotency`. */
export const refundKey = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]{10,}$/,
    'The idempotency key must be at least 10 letters, digits, hyphens and underscores.',
  ),
)

/** Without an amount: everything that is left. */
export const refundRequest = v.object({
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100))),
  speed: v.optional(v.picklist(['normal', 'optimum'])),
  notes: v.optional(notes),
  receipt: v.optional(v.string()),
})

export const refund = v.object({
  id: v.pipe(v.string(), v.startsWith('rfnd_')),
  entity: v.literal('refund'),
  amount: paise,
  currency: v.literal('INR'),
  payment_id: v.string(),
  notes,
  receipt: v.nullable(v.string()),
  acquirer_data: v.object({ arn: v.nullable(v.string()) }),
  created_at: instant,
  batch_id: v.null(),
  status: v.picklist(['pending', 'processed', 'failed']),
  speed_processed: v.literal('normal'),
  speed_requested: v.picklist(['normal', 'optimum']),
})

export const gatewayError = v.object({
  error: v.object({
    code: v.picklist(['BAD_REQUEST_ERROR', 'GATEWAY_ERROR', 'SERVER_ERROR']),
    description: v.string(),
    source: v.nullable(v.string()),
    step: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    metadata: v.record(v.string(), v.string()),
  }),
})

/** What the browser posts to `/v1/checkout/embedded`. */
export const checkoutForm = v.object({
  key_id: v.string(),
  order_id: v.string(),
  amount: v.optional(v.string()),
  name: v.optional(v.string(), 'Merchant'),
  description: v.optional(v.string()),
  'prefill[name]': v.optional(v.string()),
  'prefill[email]': v.optional(v.string()),
  'prefill[contact]': v.optional(v.string()),
  callback_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
})

/** What the browser brings back to `callback_url` by POST after a payment… */
export const callbackSuccess = v.object({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  /** hex HMAC-SHA256 of `order_id|payment_id`, by the key secret. */
  razorpay_signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

export const webhookHeaders = v.object({
  /** hex HMAC-SHA256 of the raw body, by the webhook secret. */
  'x-razorpay-signature': v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  'x-razorpay-event-id': v.string(),
})

const webhookEvent = v.picklist([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
])

/** At least once, in no order; each entity as it was when the event happened. */
export const webhookBody = v.object({
  entity: v.literal('event'),
  account_id: v.string(),
  event: webhookEvent,
  contains: v.array(v.picklist(['payment', 'order', 'refund'])),
  payload: v.object({
    payment: v.object({ entity: payment }),
    order: v.optional(v.object({ entity: order })),
    refund: v.optional(v.object({ entity: refund })),
  }),
  created_at: instant,
})

export type OrderRequest = v.InferOutput<typeof orderRequest>
export type Order = v.InferOutput<typeof order>
export type Payment = v.InferOutput<typeof payment>
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
export type CaptureRequest = v.InferOutput<typeof captureRequest>
export type RefundRequest = v.InferOutput<typeof refundRequest>
export type Refund = v.InferOutput<typeof refund>
export type GatewayError = v.InferOutput<typeof gatewayError>
export type CheckoutForm = v.InferOutput<typeof checkoutForm>
export type WebhookEvent = v.InferOutput<typeof webhookEvent>
export type WebhookBody = v.InferOutput<typeof webhookBody>
