import { bigint, text, timestamp } from 'drizzle-orm/pg-core'

/** An object as it stands in a jsonb column; whoever reads it parses it with the schema of its subject. */
export type JsonObject = Record<string, unknown>

/** An unguessable key, allotted by the server (`deps.random.id()`). */
export const randomId = () => text().primaryKey()

/** Money in whole paise. */
export const paiseColumn = () => bigint({ mode: 'number' })

/** A moment. There is no default: the time comes from the injected clock, never from the database's. */
export const momentColumn = () => timestamp({ withTimezone: true, mode: 'date' })
