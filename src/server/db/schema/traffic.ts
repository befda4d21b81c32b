import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Identifies a row of the log: its journey, its place, and what it is counted under. */
const ofJourney = {
  id: bigserial({ mode: 'number' }).primaryKey(),
  journeyId: bigint({ mode: 'number' }).notNull(),
  seq: integer().notNull(),
  at: momentColumn().notNull(),
  /** The day on which the journey began. */
  day: date({ mode: 'string' }).notNull(),
  versionId: integer().notNull(),
  segmentId: integer().notNull(),
}

/** What a journey is counted under. */
export const segments = pgTable(
  'segments',
  {
    id: serial().primaryKey(),
    product: text().notNull(),
    source: text().notNull(),
    channel: text().notNull(),
    side: text().notNull(),
    /** What it ran on: a phone, a tablet, a computer; `none` on the server. */
    device: text().notNull(),
    /** Made up, for demonstration and measurement. */
    madeUp: boolean().notNull(),
  },
  (table) => [
    unique('segments_segment').on(
      table.product,
      table.source,
      table.channel,
      table.side,
      table.device,
      table.madeUp,
    ),
  ],
)

/** One run of one machine: its current states, and what it is counted under. Nothing in it identifies a person. */
export const trafficJourneys = pgTable(
  'traffic_journeys',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Hash of the key that authorises adding to it. */
    keyHash: text().notNull().unique(),
    /** What it shares with the other journeys of a visit, see `visitKeys`; null where nothing was told. */
    visit: text(),
    versionId: integer().notNull(),
    segmentId: integer().notNull(),
    /** In Asia/Kolkata; everything a journey does counts on the day it began. */
    day: date({ mode: 'string' }).notNull(),
    beganAt: momentColumn().notNull(),
    lastAt: momentColumn().notNull(),
    lastSeq: integer().notNull(),
    /** Keys of its innermost states. */
    resting: integer().array().notNull(),
    /** The machine reached a final state, or another page continues. */
    ended: boolean().notNull(),
    /** Rows that have a transition. */
    steps: integer().notNull(),
    /** Rolling hash of the states it entered. */
    variant: text().notNull(),
  },
  (table) => [
    index('traffic_journeys_version').on(table.versionId, table.day, table.id),
    index('traffic_journeys_last').on(table.lastAt),
    index('traffic_journeys_visit').on(table.visit),
    index('traffic_journeys_day').on(table.day, table.visit),
  ],
)

/** The log: one row per transition, append-only. It has no place for payloads or context. */
export const traffic = pgTable(
  'traffic',
  {
    ...ofJourney,
    /** Null where the journey begins or continues after a reload, and in a further row of a transition. */
    edgeId: integer(),
    /** The innermost state left and entered; both null where nothing moved. */
    fromId: integer(),
    toId: integer(),
    dwellMs: bigint({ mode: 'number' }),
    /** Within the same event as the previous row; without a transition it is a further region of that one's. */
    along: boolean().notNull().default(false),
    /** Who caused this step: customer, agent, system, timer, test. */
    source: text().notNull(),
    /** The journey takes this transition for the first time. */
    firstEdge: boolean().notNull(),
    /** How many of the entered state and its ancestors, from the inside, are entered for the first time. */
    firstLevels: smallint().notNull(),
  },
  (table) => [
    unique('traffic_journey').on(table.journeyId, table.seq),
    // For the numbers of a day, and for who came to one state.
    index('traffic_day').on(table.day, table.versionId, table.toId),
    // For the pulse: the latest rows of a machine.
    index('traffic_latest').on(table.versionId, table.id),
  ],
)

/** Events that no state handled. */
export const trafficUnhandled = pgTable(
  'traffic_unhandled',
  {
    ...ofJourney,
    stateId: integer().notNull(),
    event: text().notNull(),
    /** The journey's first occurrence of this event in this state. */
    first: boolean().notNull(),
  },
  (table) => [
    unique('traffic_unhandled_journey').on(table.journeyId, table.seq),
    index('traffic_unhandled_day').on(table.day, table.versionId),
    index('traffic_unhandled_latest').on(table.versionId, table.id),
  ],
)

/** Batches that were refused, by day and reason. */
export const trafficRefused = pgTable(
  'traffic_refused',
  {
    day: date({ mode: 'string' }).notNull(),
    machine: text().notNull(),
    reason: text().notNull(),
    batches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.machine, table.reason] })],
)

export type TrafficJourney = typeof trafficJourneys.$inferSelect
export type Segment = Omit<typeof segments.$inferSelect, 'id'>
export type NewTraffic = typeof traffic.$inferInsert
export type NewUnhandled = typeof trafficUnhandled.$inferInsert
