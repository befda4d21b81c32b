import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

const count = () => bigint({ mode: 'number' }).notNull()
const daily = {
  day: date({ mode: 'string' }).notNull(),
  versionId: integer().notNull(),
  segmentId: integer().notNull(),
}

/** Days whose numbers are in the tables below. */
export const rolledDays = pgTable('rolled_days', {
  day: date({ mode: 'string' }).primaryKey(),
  rolledAt: momentColumn().notNull(),
})

/** Past days that were added to since; marked in the same transaction. */
export const dirtyDays = pgTable('dirty_days', { day: date({ mode: 'string' }).primaryKey() })

export const dailyJourneys = pgTable(
  'daily_journeys',
  { ...daily, journeys: count(), finished: count(), steps: count() },
  (table) => [primaryKey({ columns: [table.day, table.versionId, table.segmentId] })],
)

export const dailyEdges = pgTable(
  'daily_edges',
  { ...daily, edgeId: integer().notNull(), events: count(), journeys: count() },
  (table) => [primaryKey({ columns: [table.day, table.versionId, table.segmentId, table.edgeId] })],
)

/** Compound states too: theirs are the visits that begin and end outside of them. */
export const dailyStates = pgTable(
  'daily_states',
  {
    ...daily,
    stateId: integer().notNull(),
    journeys: count(),
    entries: count(),
    exits: count(),
    /** Journeys still there, and those that ended there. */
    resting: count(),
    finished: count(),
  },
  (table) => [primaryKey({ columns: [table.day, table.versionId, table.segmentId, table.stateId] })],
)

/** How long visits lasted: four bins an octave of milliseconds. */
export const dailyDwell = pgTable(
  'daily_dwell',
  { ...daily, stateId: integer().notNull(), bin: smallint().notNull(), visits: count() },
  (table) => [
    primaryKey({ columns: [table.day, table.versionId, table.segmentId, table.stateId, table.bin] }),
  ],
)

export const dailyVariants = pgTable(
  'daily_variants',
  {
    ...daily,
    variant: text().notNull(),
    journeys: count(),
    /** A journey that took it; its log has the states. */
    sampleId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.versionId, table.segmentId, table.variant] })],
)

export const dailyUnhandled = pgTable(
  'daily_unhandled',
  { ...daily, stateId: integer().notNull(), event: text().notNull(), events: count(), journeys: count() },
  (table) => [
    primaryKey({ columns: [table.day, table.versionId, table.segmentId, table.stateId, table.event] }),
  ],
)

/** Visits as far as they came, over all machines; on the day they began. */
export const funnelVisits = pgTable(
  'funnel_visits',
  {
    visit: text().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    product: text().notNull(),
    source: text().notNull(),
    channel: text().notNull(),
    device: text().notNull(),
    madeUp: boolean().notNull(),
    lastAt: momentColumn().notNull(),
    /** The last of its steps, from 1. */
    furthest: smallint().notNull(),
    /** Milliseconds from its beginning to each step, where it came there. */
    reached: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [index('funnel_visits_day').on(table.day)],
)
