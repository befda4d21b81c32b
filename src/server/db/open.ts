import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './types.ts'

type Where = { dataDir: string; databaseUrl?: string | undefined; databaseFsync?: boolean }

/** Opens the database, migrated: PostgreSQL where there is an address, else the embedded one. */
export function openDatabase(where: Where, onLost: (error: Error) => void): Promise<Database> {
  return where.databaseUrl
    ? openPostgres(where.databaseUrl, onLost)
    : openPglite(where.dataDir, where.databaseFsync)
}
