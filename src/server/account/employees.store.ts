import { and, asc, eq } from 'drizzle-orm'
import { type Employee, employees } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/** An active employee. */
export async function employeeByMobile(db: Db, mobile: string): Promise<Employee | undefined> {
  const [employee] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.mobile, mobile), employees.isActive))
  return employee
}

export async function employeeByUsername(db: Db, username: string): Promise<Employee | undefined> {
  const [employee] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.username, username), employees.isActive))
  return employee
}

export const listEmployees = (db: Db): Promise<Employee[]> =>
  db.select().from(employees).orderBy(asc(employees.username))

/** Undefined where the username or the number is taken. */
export async function addEmployee(db: Db, employee: Employee): Promise<Employee | undefined> {
  const [added] = await db.insert(employees).values(employee).onConflictDoNothing().returning()
  return added
}

/** Takes effect at their next request, even when signed in. Undefined for an unknown username. */
export async function changeEmployee(
  db: Db,
  username: string,
  change: Partial<Pick<Employee, 'role' | 'isActive'>>,
): Promise<Employee | undefined> {
  const [changed] = await db.update(employees).set(change).where(eq(employees.username, username)).returning()
  return changed
}
