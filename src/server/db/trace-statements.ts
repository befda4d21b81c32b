import type { Tracing } from '../tracing/tracing.ts'
import type { Database, Db } from './types.ts'

/** The same database, where each statement is a span under the name it has, or else its verb and table. */
export function traceStatements({ db, ...database }: Database, tracing: Tracing): Database {
  const { executeSql } = database
  const traced = (name: string | undefined, text: string, run: () => Promise<unknown>) => {
    const summary = name ?? summaryOf(text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
    return tracing.span(summary, { kind: 'call', attributes }, run)
  }
  traceSession(db, traced)
  return {
    ...database,
    db,
    executeSql: (text, values) =>
      traced(undefined, text, () => executeSql(text, values)) as ReturnType<typeof executeSql>,
  }
}

type Traced = (name: string | undefined, text: string, run: () => Promise<unknown>) => Promise<unknown>

/** Every statement of Drizzle is prepared by its session; a transaction has one of its own. */
function traceSession(db: Db, traced: Traced): void {
  const { session } = db._
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...more) => {
    const prepared = prepareQuery(query, fields, name, ...more)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = (values) =>
      traced(name, query.sql, () => execute(values)) as ReturnType<typeof execute>
    return prepared
  }
  const transaction = session.transaction.bind(session)
  session.transaction = (run, config) =>
    transaction((tx) => {
      traceSession(tx, traced)
      return run(tx)
    }, config)
}

const verb = /\b(select|insert|update|delete|begin|commit|rollback|savepoint|release|set|lock)\b/i
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i

/** Of a statement whose values stand elsewhere: `select leads`. */
function summaryOf(text: string): string {
  const said = verb.exec(text)?.[1] ?? 'statement'
  const named = table.exec(text)?.[1]
  return [said.toLowerCase(), named].filter((word) => word !== undefined).join(' ')
}
