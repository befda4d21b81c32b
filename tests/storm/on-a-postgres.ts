import { emptyPostgres } from '../server/support/postgres.ts'
import { findPostgres, startPostgres } from '../server/support/postgres-program.ts'

/** A PostgreSQL of its own for as long as it is needed, or the one that `TEST_DATABASE_URL` names. */
export async function onAPostgres<T>(run: (databaseUrl: string) => Promise<T>): Promise<T> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return run(await emptyPostgres(given))
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine. Set TEST_DATABASE_URL.')
  const postgres = await startPostgres(programs)
  return run(postgres.url).finally(postgres.stop)
}
