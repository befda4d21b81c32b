import type { TestProject } from 'vitest/node'
import { dropAll, makeTemplate } from './postgres.ts'
import { findPostgres, startPostgres } from './postgres-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that may be filled with databases; null where there is none. */
    postgresUrl: string | null
  }
}

/** One PostgreSQL for the whole run: the one that TEST_DATABASE_URL names, else a local one of our own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres()
  const given = process.env.TEST_DATABASE_URL
  const started = given || !programs ? undefined : await startPostgres(programs)
  const url = given || started?.url
  project.provide('postgresUrl', url ?? null)
  if (!url) return undefined
  await dropAll(url)
  await makeTemplate(url)
  return started?.stop ?? (() => dropAll(url))
}
