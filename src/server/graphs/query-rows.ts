import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/types.ts'

/** The rows of a query, whichever driver answers. Counts are selected as `float8`, which both return as numbers. */
export async function ask<Row>(db: Db, row: v.GenericSchema<unknown, Row>, question: SQL): Promise<Row[]> {
  return v.parse(v.object({ rows: v.array(row) }), await db.execute(question)).rows
}

export const ids = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`
export const days = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]::date[]`
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`
export const flags = (values: readonly boolean[]): SQL => sql`${sql.param([...values])}::boolean[]`
