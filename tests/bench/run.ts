import { testPglite } from '../server/support/pglite.ts'
import { findPostgres, startPostgres } from '../server/support/postgres-program.ts'
import { desk } from './desk.ts'
import { fanOut } from './fan-out.ts'
import { rating } from './rating.ts'
import { saves } from './saves.ts'
import { running } from './server.ts'
import { printTable, type Row } from './table.ts'

/** Everything that is measured, in one run. */
const rows: Row[] = rating()

const embedded = await running()
rows.push(...(await saves(embedded, 'PGlite')), ...(await fanOut(embedded)))
await embedded.stop()
rows.push(...(await desk(testPglite, 'PGlite')))

const programs = findPostgres()
const given = process.env.TEST_DATABASE_URL
const started = given || !programs ? undefined : await startPostgres(programs)
const url = given ?? started?.url
if (url) {
  const server = await running(url)
  rows.push(...(await saves(server, 'PostgreSQL')))
  await server.stop()
} else console.log('No PostgreSQL here: set TEST_DATABASE_URL to measure saves on it')
await started?.stop()

printTable(rows)
process.exit(0)
