import { createRequire } from 'node:module'
import { join } from 'node:path'

const journal = createRequire(import.meta.url).resolve('#server/db/migrations/meta/_journal.json')

/** Found by its name in the project, because the built server lies elsewhere. */
export const migrationsFolder = join(journal, '../..')
