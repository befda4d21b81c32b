import { parseArgs } from 'node:util'
import { testPglite } from '../../server/support/pglite.ts'
import { makeTemplate, testPostgres } from '../../server/support/postgres.ts'
import { findPostgres, startPostgres } from '../../server/support/postgres-program.ts'
import { printTable, type Row } from '../table.ts'
import { questions } from './questions.ts'

/**
 * What is measured of journey graphs, in one run. `--rows` of traffic on PGlite, `--postgres` as many on PostgreSQL,
 * which is left out where none are asked for; `--only questions` leaves out what others measure.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    postgres: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
})

const rows: Row[] = []
if (Number(values.rows) > 0) {
  const { db, close } = await testPglite()
  rows.push(...(await questions(db, 'PGlite', Number(values.rows))))
  await close()
}
if (Number(values.postgres) > 0) rows.push(...(await onPostgres(Number(values.postgres))))
printTable(rows)
process.exit(0)

async function onPostgres(wanted: number): Promise<Row[]> {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL here')
  const { url, stop } = await startPostgres(programs)
  await makeTemplate(url)
  const { db, close } = await testPostgres(url)
  const found = await questions(db, 'PostgreSQL', wanted)
  await close()
  await stop()
  return found
}
