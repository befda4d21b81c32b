import { commandLine } from '#cli/command-line.ts'
import { testPglite } from '../../server/support/pglite.ts'
import { makeTemplate, testPostgres } from '../../server/support/postgres.ts'
import { findPostgres, startPostgres } from '../../server/support/postgres-program.ts'
import { running } from '../server.ts'
import { printTable, type Row } from '../table.ts'
import { analysts } from './analysts.ts'
import { funnel } from './funnel.ts'
import { layout } from './layout.ts'
import { questions } from './queries.ts'
import { recording } from './recording.ts'
import { sizes } from './sizes.ts'
import { whatIf } from './what-if.ts'

const usage = `npm run bench:graphs -- [--rows 1000000] [--postgres 0] [--only questions|funnel|what-if|analysts] [--data DIR]

What is measured of journey graphs, in one run. --rows of traffic on PGlite, --postgres as many on PostgreSQL, which is
left out where none are asked for; --only leaves out all but one part. --data keeps the data directory that analysts
look at, or takes one that was filled today.`

const { values } = commandLine(usage, {
  options: {
    rows: { type: 'string', default: '1000000' },
    postgres: { type: 'string', default: '0' },
    only: { type: 'string' },
    data: { type: 'string' },
  },
})

const isAsked = (part: string) => values.only === undefined || values.only === part

const rows: Row[] = values.only === undefined ? await others() : []
if (Number(values.rows) > 0 && isAsked('questions')) {
  const { db, close } = await testPglite()
  rows.push(...(await questions(db, 'PGlite', Number(values.rows))))
  await close()
}
if (Number(values.rows) > 0 && isAsked('funnel')) {
  const { db, close } = await testPglite()
  rows.push(...(await funnel(db, 'PGlite', Number(values.rows))))
  await close()
}
if (Number(values.rows) > 0 && isAsked('what-if')) {
  const { db, close } = await testPglite()
  rows.push(...(await whatIf(db, 'PGlite', Number(values.rows))))
  await close()
}
if (Number(values.rows) > 0 && isAsked('analysts'))
  rows.push(...(await analysts(Number(values.rows), values.data)))
if (Number(values.postgres) > 0) rows.push(...(await onPostgres(Number(values.postgres))))
printTable(rows)
process.exit(0)

async function others(): Promise<Row[]> {
  const server = await running()
  const found = [...(await layout()), ...(await sizes()), ...(await recording(server, 'PGlite'))]
  await server.stop()
  return found
}

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
