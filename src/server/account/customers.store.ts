import { and, eq, isNull } from 'drizzle-orm'
import type { WireCustomer } from '#contract/account/people.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { type Customer, customers } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

export async function customerByMobile(db: Db, mobile: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.mobile, mobile))
  return customer
}

/** The number is proved; their sign-up counts from now on. */
export async function markVerified(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ verifiedAt: at, updatedAt: at })
    .where(and(eq(customers.id, id), isNull(customers.verifiedAt)))
}

export type CustomerDetails = Omit<Customer, 'id' | 'verifiedAt' | 'createdAt' | 'updatedAt'>

/**
 * Stores an unproved customer under this number with the latest details. Undefined where the number is proved:
 * then only its owner may change them.
 */
export async function putUnverified(
  db: Db,
  details: CustomerDetails,
  { id, at }: { id: string; at: Date },
): Promise<Customer | undefined> {
  const [put] = await db
    .insert(customers)
    .values({ ...details, id, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: customers.mobile,
      set: { ...details, updatedAt: at },
      setWhere: isNull(customers.verifiedAt),
    })
    .returning()
  return put
}

/** Whether an error says that the unique number is another customer's (SQLSTATE 23505). */
export function isNumberTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isUnique = 'code' in error && error.code === '23505'
  return (isUnique && error.message.includes('customers_uniqueNumber_unique')) || isNumberTaken(error.cause)
}

/** Encodes a customer for the wire. */
export const wireCustomerOf = (customer: Customer): WireCustomer => ({
  id: customer.id,
  customer_name: customer.name,
  customer_gender: customer.gender ?? '',
  customer_email: customer.email,
  customer_phone: customer.mobile,
  dateOfBirth: customer.dateOfBirth ? dayToSlashes(customer.dateOfBirth) : '',
  marital_status: customer.maritalStatus ?? '',
  city: customer.city ?? '',
  customer_unique_number: customer.uniqueNumber,
})
