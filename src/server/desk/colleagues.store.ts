import { and, asc, eq, inArray } from 'drizzle-orm'
import { employeeRoles, may } from '#machines/reference/permissions.ts'
import { type Employee, employees } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

const deskRoles = employeeRoles.filter((role) => may(role, 'desk.work'))

/** Everybody who works at the desk now, by name. */
export const colleagues = (db: Db): Promise<Employee[]> =>
  db.select().from(employees).where(worksAtDesk()).orderBy(asc(employees.name))

export async function findColleague(db: Db, username: string): Promise<Employee | undefined> {
  const [found] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.username, username), worksAtDesk()))
  return found
}

/** The names of employees by username, also of those who have left. */
export async function namesOf(db: Db, usernames: readonly string[]): Promise<Map<string, string>> {
  if (usernames.length === 0) return new Map()
  const found = await db
    .select({ username: employees.username, name: employees.name })
    .from(employees)
    .where(inArray(employees.username, [...usernames]))
  return new Map(found.map(({ username, name }) => [username, name]))
}

const worksAtDesk = () => and(eq(employees.isActive, true), inArray(employees.role, deskRoles))
