import { integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn } from './columns.ts'

/** Every definition of a machine that ever ran here, published when the server starts. */
export const machineVersions = pgTable(
  'machine_versions',
  {
    id: serial().primaryKey(),
    /** `machine.id`. */
    machine: text().notNull(),
    /** Hash of the definition, see `versionOf`. */
    version: text().notNull(),
    /** Its states and transitions, from `graphOf`. */
    graph: jsonb().$type<JsonObject>().notNull(),
    publishedAt: momentColumn().notNull(),
  },
  (table) => [unique('machine_versions_version').on(table.machine, table.version)],
)

/** The positions of a version's states and transitions on a map. */
export const machineScenes = pgTable(
  'machine_scenes',
  {
    versionId: integer().notNull(),
    /** `overview` or `expanded`. */
    detail: text().notNull(),
    /** The layout revision: scenes of an older one are laid out again. */
    layout: text().notNull(),
    scene: jsonb().$type<JsonObject>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.detail] })],
)

/** The dictionary of transitions: short keys for the log. */
export const graphEdges = pgTable(
  'graph_edges',
  { id: serial().primaryKey(), versionId: integer().notNull(), edge: text().notNull() },
  (table) => [unique('graph_edges_edge').on(table.versionId, table.edge)],
)

/** The dictionary of states, compound ones included. */
export const graphStates = pgTable(
  'graph_states',
  {
    id: serial().primaryKey(),
    versionId: integer().notNull(),
    state: text().notNull(),
    /** The state around it. */
    parentId: integer(),
    /** 0 for the root. */
    level: integer().notNull(),
  },
  (table) => [unique('graph_states_state').on(table.versionId, table.state)],
)

export type MachineVersion = typeof machineVersions.$inferSelect
