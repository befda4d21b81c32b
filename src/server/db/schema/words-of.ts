import { type AnyColumn, sql } from 'drizzle-orm'

/** The words of a name, to be searched by their beginnings. */
export const searchVector = (name: AnyColumn) => sql`to_tsvector('simple', coalesce(${name}, ''))`
