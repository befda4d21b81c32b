import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, moment, paise, randomId } from './columns.ts'
import { proposals } from './proposals.ts'

/** One order a proposal; many attempts may be made on it, and its money counts once. */
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
    amountPaise: paise().notNull(),
    /** `asked`, `opened` or `left` by the customer; then `pending`, `success` or `failure` by its payments. */
    status: text().notNull(),
    /** Opens the payment page and nothing else. */
    paymentToken: text().notNull().unique(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
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
    amountPaise: paise().notNull(),
    errorCode: text(),
    errorDescription: text(),
    capturedAt: moment(),
    createdAt: moment().notNull(),
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
    amountPaise: paise().notNull(),
    gatewayRefundId: text().unique(),
    status: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId)],
)

/** Which webhook events were taken in, so that a repeated one changes nothing. */
export const webhookEvents = pgTable('webhook_events', {
  eventId: text().primaryKey(),
  receivedAt: moment().notNull(),
  type: text().notNull(),
  /** Only what is needed to tell what happened; never the payer. */
  payload: jsonb().$type<JsonObject>().notNull(),
})

export type Order = typeof orders.$inferSelect
export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect
