import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/types.ts'

/**
 * A column of many rows at once; `of` where the database needs another type,
 * because arrays of arrays are not supported.
 */
export type InsertColumn = { type: string; values: readonly unknown[]; of?: string }

/** Inserts many rows with one statement of fixed length. */
export function insertMany(db: Db, table: PgTable, columns: Record<string, InsertColumn>, returning?: SQL) {
  const told = Object.entries(columns)
  const names = told.map(([name]) => sql.identifier(name))
  const arrays = told.map(
    ([, { type, of = type, values }]) => sql`${sql.param(values.map(textOf))}::text[]::${sql.raw(of)}[]`,
  )
  const values = told.map(([name, { type }]) => sql`${sql.identifier(name)}::${sql.raw(type)}`)
  return db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from unnest(${sql.join(arrays, sql`, `)}) as rows (${sql.join(names, sql`, `)})
    ${returning ?? sql``}`)
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value)
