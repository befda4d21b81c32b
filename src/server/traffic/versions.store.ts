import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AnyStateMachine } from 'xstate'
import { type Graph, type GraphNode, graphOf } from '#machines/core/graph.ts'
import { versionOf } from '#machines/core/version.ts'
import { graphEdges, graphStates, type MachineVersion, machineVersions } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { type Dictionary, dictionaryOf } from './dictionary.ts'

export type PublishedVersion = Pick<MachineVersion, 'id' | 'machine' | 'version' | 'publishedAt'> & {
  graph: Graph
  edges: Dictionary
  states: Dictionary
  /** The parent of each state by key; none for the root. */
  parents: ReadonlyMap<number, number>
}

type Which = Pick<MachineVersion, 'machine' | 'version'>

export const versionName = (machine: string, version: string): string => `${machine} ${version}`

/** Reads a version, or knows it: published versions never change. */
export type ReadVersion = (db: Db, machine: string, version: string) => Promise<PublishedVersion | undefined>

/** Publishes a machine's current version, unless it is already; assigns keys to its transitions and states. */
export async function publishVersion(
  db: Db,
  machine: AnyStateMachine,
  at: Date,
  read: ReadVersion = findVersion,
): Promise<PublishedVersion> {
  const which = { machine: machine.id, version: versionOf(machine) }
  const known = await read(db, which.machine, which.version)
  if (known) return known
  const graph = graphOf(machine)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(machineVersions)
      .values({ ...which, graph, publishedAt: at })
      .onConflictDoNothing()
      .returning({ id: machineVersions.id })
    // Somebody else has just published it with its dictionary; this statement waited for that.
    if (row) await writeDictionary(tx, row.id, graph)
  })
  return (await findVersion(db, which.machine, which.version)) ?? unpublished(which)
}

/** A published version of a machine; the latest by default. */
export async function findVersion(
  db: Db,
  machine: string,
  version?: string,
): Promise<PublishedVersion | undefined> {
  const [row] = await db
    .select()
    .from(machineVersions)
    .where(
      and(
        eq(machineVersions.machine, machine),
        version === undefined ? undefined : eq(machineVersions.version, version),
      ),
    )
    .orderBy(desc(machineVersions.publishedAt), desc(machineVersions.id))
    .limit(1)
  return row && withDictionary(db, row)
}

/** All versions of a machine, the newest first. */
export async function versionsOf(
  db: Db,
  machine: string,
  read: ReadVersion = findVersion,
): Promise<PublishedVersion[]> {
  const rows = await db
    .select({ version: machineVersions.version })
    .from(machineVersions)
    .where(eq(machineVersions.machine, machine))
    .orderBy(desc(machineVersions.publishedAt), desc(machineVersions.id))
  const versions: PublishedVersion[] = []
  for (const { version } of rows) {
    const found = await read(db, machine, version)
    if (found) versions.push(found)
  }
  return versions
}

async function withDictionary(db: Db, row: MachineVersion): Promise<PublishedVersion> {
  const { id, machine, version, publishedAt } = row
  const edges = await db
    .select()
    .from(graphEdges)
    .where(eq(graphEdges.versionId, id))
    .orderBy(asc(graphEdges.id))
  const states = await db
    .select()
    .from(graphStates)
    .where(eq(graphStates.versionId, id))
    .orderBy(asc(graphStates.id))
  return {
    id,
    machine,
    version,
    publishedAt,
    graph: row.graph as Graph,
    edges: dictionaryOf(edges.map((one) => [one.edge, one.id])),
    states: dictionaryOf(states.map((one) => [one.state, one.id])),
    parents: new Map(states.flatMap(({ id: of, parentId }) => (parentId === null ? [] : [[of, parentId]]))),
  }
}

async function writeDictionary(tx: Db, versionId: number, { nodes, edges }: Graph): Promise<void> {
  if (edges.length > 0) await tx.insert(graphEdges).values(edges.map(({ id }) => ({ versionId, edge: id })))
  const levels = levelsOf(nodes)
  const rows = await tx
    .insert(graphStates)
    .values(nodes.map(({ id }) => ({ versionId, state: id, level: levels.get(id) ?? 0 })))
    .returning({ id: graphStates.id, state: graphStates.state })
  const keys = new Map(rows.map(({ id, state }) => [state, id]))
  const pairs = nodes.flatMap(({ id, parent }) =>
    parent === undefined ? [] : [sql`(${keys.get(id)}::int, ${keys.get(parent)}::int)`],
  )
  if (pairs.length === 0) return
  await tx.execute(sql`
    update graph_states set parent_id = around.parent
    from (values ${sql.join(pairs, sql`, `)}) as around (state, parent)
    where id = around.state`)
}

/** Depth of each state; ancestors come first in a graph. */
function levelsOf(nodes: readonly GraphNode[]): Map<string, number> {
  const levels = new Map<string, number>()
  for (const { id, parent } of nodes) {
    levels.set(id, parent === undefined ? 0 : (levels.get(parent) ?? 0) + 1)
  }
  return levels
}

function unpublished({ machine, version }: Which): never {
  throw new Error(`Version ${version} of ${machine} is gone again`)
}
