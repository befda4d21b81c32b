import { and, eq } from 'drizzle-orm'
import { type Customer, customers } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

export async function customerById(db: Db, id: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  return customer
}

type Change = Pick<
  Customer,
  'name' | 'email' | 'gender' | 'dateOfBirth' | 'maritalStatus' | 'city' | 'updatedAt'
>

/** Overwrites details of a given version; undefined where they have changed since. */
export async function updateCustomer(
  db: Db,
  { id, updatedAt }: Pick<Customer, 'id' | 'updatedAt'>,
  change: Change,
): Promise<Customer | undefined> {
  const [updated] = await db
    .update(customers)
    .set(change)
    .where(and(eq(customers.id, id), eq(customers.updatedAt, updatedAt)))
    .returning()
  return updated
}
