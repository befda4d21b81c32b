/**
 * Every table, one file a subject. To add or change one: edit or add a file under `schema/`, name it here,
 * run `npx drizzle-kit generate --config src/server/db/drizzle.config.ts`, and commit the migration it writes.
 */
export * from './schema/audits.ts'
export * from './schema/codes.ts'
export * from './schema/consents.ts'
export * from './schema/customers.ts'
export * from './schema/documents.ts'
export * from './schema/employees.ts'
export * from './schema/kyc.ts'
export * from './schema/leads.ts'
export * from './schema/machine-versions.ts'
export * from './schema/partners.ts'
export * from './schema/payments.ts'
export * from './schema/proposals.ts'
export * from './schema/quotes.ts'
export * from './schema/rate-limits.ts'
export * from './schema/referrals.ts'
export * from './schema/rollups.ts'
export * from './schema/sessions.ts'
export * from './schema/traffic.ts'
export * from './schema/transitions.ts'
export * from './schema/vehicles.ts'
