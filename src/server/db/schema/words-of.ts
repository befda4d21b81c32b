import { type AnyColumn, sql } from 'drizzle-orm'

/** The words of a name, searched by prefix. */
export const searchVector = (name: AnyColumn) => sql`to_tsvector('simple', coalesce(${name}, ''))`
