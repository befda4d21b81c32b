import type { ExecuteSql } from '#server/db/types.ts'
import type { Clock } from '#server/deps.ts'

/**
 * Puts the test's clock into the statements of the job queue, which otherwise ask the database for the time.
 * Each statement comes a microsecond after the one before, because what is sent now is due only after now.
 */
export function onClock(clock: Clock, executeSql: ExecuteSql): ExecuteSql {
  let statements = 0
  return (text, values) => {
    statements += 1
    const moment = `(timestamptz '${clock.now().toISOString()}' + interval '${statements} microseconds')`
    return executeSql(text.replaceAll('now()', moment), values)
  }
}
