import { beforeAll, beforeEach, describe, inject } from 'vitest'
import type { Database } from '#server/db/types.ts'
import { testPglite } from './pglite.ts'
import { testPostgres } from './postgres.ts'
import { type TestOptions, TestServer } from './test-server.ts'

const postgresUrl = inject('postgresUrl')

export const databases: [string, () => Promise<Database>][] = [
  ['PGlite', testPglite],
  ...(postgresUrl ? [['PostgreSQL', () => testPostgres(postgresUrl)] satisfies [string, unknown]] : []),
]

const opened = new Map<string, Promise<Database>>()

/** This worker's own one of each kind, opened when it is first needed and kept for its later files. */
function shared(name: string, open: () => Promise<Database>): Promise<Database> {
  const database = opened.get(name) ?? open()
  opened.set(name, database)
  return database
}

/** The same tests on the embedded database and, where there is one, on PostgreSQL. */
export function describeOnEachDatabase(
  name: string,
  options: TestOptions,
  tests: (server: TestServer) => void,
): void {
  describe.each(databases)(`${name} on %s`, (kind, open) => onOne(options, kind, open, tests))
}

/** Tests whose matter is not the database, and which are many: on the embedded one alone. */
export function describeOnPglite(
  name: string,
  options: TestOptions,
  tests: (server: TestServer) => void,
): void {
  describe(`${name} on PGlite`, () => onOne(options, 'PGlite', testPglite, tests))
}

function onOne(
  options: TestOptions,
  kind: string,
  open: () => Promise<Database>,
  tests: (server: TestServer) => void,
): void {
  const server = new TestServer(options)
  beforeAll(() => server.start(() => shared(kind, open)))
  beforeEach(() => server.reset())
  tests(server)
}
