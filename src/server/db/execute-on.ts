import * as v from 'valibot'
import type { Db, ExecuteSql } from './types.ts'

const result = v.object({ rows: v.array(v.unknown()) })

/** Plain statements inside somebody's transaction, whichever driver is behind it. */
export function executeOn(tx: Db): ExecuteSql {
  return async (text, values = []) => {
    const query = tx._.session.prepareQuery({ sql: text, params: values }, undefined, undefined, false)
    return v.parse(result, await query.execute())
  }
}
