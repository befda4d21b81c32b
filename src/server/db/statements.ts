import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db, ExecuteSql } from './types.ts'

const result = v.object({ rows: v.array(v.unknown()) })

/**
 * Statements as text on a database or inside somebody's transaction, whichever driver is behind it. PostgreSQL plans
 * one that has a name once on each connection.
 */
export function executeOn(db: Db, name?: string): ExecuteSql {
  return async (text, values = []) => {
    const query = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false)
    return v.parse(result, await query.execute())
  }
}

/** A query that is built once for each database it is asked of. */
export function built<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>()
  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}

type Columns<Table extends PgTable> = Extract<keyof Table['$inferInsert'], string>

/** The columns of a table by their names in SQL, but for those named. */
function columnNames<Table extends PgTable>(table: Table, without: readonly Columns<Table>[] = []): string[] {
  const left: readonly string[] = without
  const keys = Object.keys(getTableColumns(table)).filter((key) => !left.includes(key))
  return keys.map((key) => `"${toSnakeCase(key)}"`)
}

/** Rows of a table as JSON, for a statement that takes any number of them as one value. */
export const rowsJson = <Table extends PgTable>(
  _: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
): string => JSON.stringify(rows.map(spelt))

/** One row, or what changes of one. */
export const rowJson = <Table extends PgTable>(_: Table, row: Partial<Table['$inferInsert']>): string =>
  JSON.stringify(spelt(row))

function spelt(row: object): object {
  const named: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(row)) named[nameOnce(key)] = value
  return named
}

/** The names of columns in SQL by their keys: they are few, and every row of a save is spelt with them. */
const names = new Map<string, string>()

function nameOnce(key: string): string {
  const name = names.get(key) ?? toSnakeCase(key)
  names.set(key, name)
  return name
}

type Insertion<Table extends PgTable> = {
  table: Table
  /** The number of the value that holds the rows, see `rowsJson`. */
  value: number
  /** What the rows are joined with: nothing is inserted where it has no rows. */
  from: string
  /** Columns that come from elsewhere than the rows. */
  given?: Partial<Record<Columns<Table>, string>>
  without?: readonly Columns<Table>[]
}

/** Inserts rows that are given as one value. */
export function insertRows<Table extends PgTable>(insertion: Insertion<Table>): string {
  const { table, value, from, given = {}, without = [] } = insertion
  const name = getTableName(table)
  const columns = columnNames(table, without)
  const elsewhere = new Map(Object.entries(given).map(([key, sql]) => [`"${toSnakeCase(key)}"`, sql]))
  const values = columns.map((column) => elsewhere.get(column) ?? `rows.${column}`)
  return `insert into "${name}" (${columns}) select ${values}
    from ${from}, jsonb_populate_recordset(null::"${name}", $${value}::jsonb) rows`
}

/** Sets the columns of a row that a value names, see `rowJson`; the others stay. */
export function setRow<Table extends PgTable>(
  table: Table,
  value: number,
  without: readonly Columns<Table>[],
): string {
  const name = getTableName(table)
  const columns = columnNames(table, without)
  return `update "${name}" set (${columns}) =
    (select ${columns} from jsonb_populate_record("${name}", $${value}::jsonb))`
}
