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

/** Days whose numbers are in the tables below, all of them where both times are the same. */
export const rolledDays = pgTable('rolled_days', {
  day: date({ mode: 'string' }).primaryKey(),
  rolledAt: momentColumn().notNull(),
  /** Not written by a server of the first version, which does not know the last four tables (decision 0315). */
  summedAt: momentColumn(),
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

/** Journeys that came to an innermost state, by each value of what the log knows of them: resting there, or gone on. */
export const dailyArrivals = pgTable(
  'daily_arrivals',
  {
    ...daily,
    stateId: integer().notNull(),
    feature: text().notNull(),
    value: text().notNull(),
    resting: count(),
    wentOn: count(),
  },
  (table) => [
    primaryKey({
      name: 'daily_arrivals_key',
      columns: [table.versionId, table.stateId, table.day, table.segmentId, table.feature, table.value],
    }),
  ],
)

/** What a visit over all machines is counted under, on the day it began. */
const ofVisit = {
  day: date({ mode: 'string' }).notNull(),
  product: text().notNull(),
  source: text().notNull(),
  channel: text().notNull(),
  device: text().notNull(),
  madeUp: boolean().notNull(),
}

/** Visits as far as they came, over all machines. */
export const funnelVisits = pgTable(
  'funnel_visits',
  {
    visit: text().primaryKey(),
    ...ofVisit,
    lastAt: momentColumn().notNull(),
    /** The last of its steps, from 1. */
    furthest: smallint().notNull(),
    /** Milliseconds from its beginning to each step, where it came there. */
    reached: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [index('funnel_visits_day').on(table.day), index('funnel_visits_last').on(table.lastAt)],
)

/** How many of them came how far. */
export const dailyFunnel = pgTable(
  'daily_funnel',
  { ...ofVisit, furthest: smallint().notNull(), visits: count() },
  (table) => [
    primaryKey({
      name: 'daily_funnel_key',
      columns: [
        table.day,
        table.product,
        table.source,
        table.channel,
        table.device,
        table.madeUp,
        table.furthest,
      ],
    }),
  ],
)

/** How long they took from a step to the next, in bins as those of `daily_dwell`. */
export const dailyFunnelTimes = pgTable(
  'daily_funnel_times',
  { ...ofVisit, step: smallint().notNull(), bin: smallint().notNull(), visits: count() },
  (table) => [
    primaryKey({
      name: 'daily_funnel_times_key',
      columns: [
        table.day,
        table.product,
        table.source,
        table.channel,
        table.device,
        table.madeUp,
        table.step,
        table.bin,
      ],
    }),
  ],
)
