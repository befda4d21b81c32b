import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import type { Database } from '#server/db/types.ts'
import { testPglite } from './pglite.ts'
import { testPostgres } from './postgres.ts'
import { type TestOptions, TestServer } from './test-server.ts'

const postgresUrl = inject('postgresUrl')

export const databases: [string, () => Promise<Database>][] = [
  ['PGlite', testPglite],
  ...(postgresUrl ? [['PostgreSQL', () => testPostgres(postgresUrl)] satisfies [string, unknown]] : []),
]

/** The same tests on the embedded database and, where there is one, on PostgreSQL. */
export function describeOnEachDatabase(
  name: string,
  options: TestOptions,
  tests: (server: TestServer) => void,
): void {
  describe.each(databases)(`${name} on %s`, (_, open) => {
    const server = new TestServer(options)
    beforeAll(() => server.start(open))
    beforeEach(() => server.reset())
    afterAll(() => server.stop())
    tests(server)
  })
}
