import type { Database } from './types.ts'

type Where = { dataDir: string; databaseUrl?: string | undefined; databaseFsync?: boolean }

/**
 * Opens the database, migrated: PostgreSQL where there is an address, else the embedded one. The program of the other
 * is not loaded.
 */
export async function openDatabase(where: Where, onLost: (error: Error) => void): Promise<Database> {
  if (where.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(where.databaseUrl, onLost)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(where.dataDir, where.databaseFsync)
}
