import { commandLine } from '#cli/command-line.ts'
import { testPglite } from '../server/support/pglite.ts'
import { findPostgres, startPostgres } from '../server/support/postgres-program.ts'
import { desk } from './desk.ts'
import { fanOut } from './fan-out.ts'
import { pages } from './pages.ts'
import { rating } from './rating.ts'
import { resumes } from './resumes.ts'
import { saves } from './saves.ts'
import { running } from './server.ts'
import { printTable, type Row } from './table.ts'

const usage = `npm run bench -- [--only saves|pages|resumes]

Everything that is measured, in one run; --only leaves out all but one part.`

const { values } = commandLine(usage, { options: { only: { type: 'string' } } })

const rows: Row[] = values.only ? [] : await others()
const isAsked = (part: string) => values.only === undefined || values.only === part

if (isAsked('pages')) rows.push(...(await pages()))
if (isAsked('saves')) rows.push(...(await savesOnBoth()))
if (isAsked('resumes')) rows.push(...(await resumes()))

printTable(rows)
process.exit(0)

async function others(): Promise<Row[]> {
  const embedded = await running()
  const found = [...rating(), ...(await fanOut(embedded))]
  await embedded.stop()
  return [...found, ...(await desk(testPglite, 'PGlite'))]
}

async function savesOnBoth(): Promise<Row[]> {
  const found = await saves()
  const programs = findPostgres()
  const given = process.env.TEST_DATABASE_URL
  const started = given || !programs ? undefined : await startPostgres(programs)
  const url = given ?? started?.url
  if (url) found.push(...(await saves(url)))
  else console.log('No PostgreSQL here: set TEST_DATABASE_URL to measure saves on it')
  await started?.stop()
  return found
}
