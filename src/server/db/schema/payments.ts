import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn, paiseColumn, randomId } from './columns.ts'
import { proposals } from './proposals.ts'

type RefundReason = 'excess' | 'cancellation'
export type Capture = 'automatic' | 'manual'

/** One order per proposal, with any number of attempts; its payment counts once. */
export const orders = pgTable(
  'orders',
  {
    id: randomId(),
    proposalId: text()
      .notNull()
      .unique()
      .references(() => proposals.id),
    leadId: text().notNull(),
    gatewayOrderId: text().unique(),
    amountPaise: paiseColumn().notNull(),
    /** `manual`: paying blocks the amount, which is taken once the insurer accepts (Bima-ASBA). */
    capture: text().$type<Capture>().notNull().default('automatic'),
    /** `asked`, `opened` or `left` by the customer; then `pending`, `success` or `failure` by its payments. */
    status: text().notNull(),
    /** Opens the payment page and nothing else. */
    paymentToken: text().notNull().unique(),
    createdAt: momentColumn().notNull(),
    updatedAt: momentColumn().notNull(),
  },
  (table) => [index('orders_lead').on(table.leadId)],
)

export const payments = pgTable(
  'payments',
  {
    gatewayPaymentId: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text().notNull(),
    amountPaise: paiseColumn().notNull(),
    errorCode: text(),
    errorDescription: text(),
    capturedAt: momentColumn(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('payments_order').on(table.orderId)],
)

export const refunds = pgTable(
  'refunds',
  {
    id: randomId(),
    paymentId: text()
      .notNull()
      .references(() => payments.gatewayPaymentId),
    amountPaise: paiseColumn().notNull(),
    /** `cancellation`: a part of what was paid for a policy that ended early; that payment still counts. */
    reason: text().$type<RefundReason>().notNull().default('excess'),
    gatewayRefundId: text().unique(),
    status: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId)],
)

/** Processed webhook events, so that a repeated one changes nothing. */
export const webhookEvents = pgTable('webhook_events', {
  eventId: text().primaryKey(),
  receivedAt: momentColumn().notNull(),
  type: text().notNull(),
  /** Only what is needed to tell what happened; never the payer. */
  payload: jsonb().$type<JsonObject>().notNull(),
})

export type Order = typeof orders.$inferSelect
export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect
