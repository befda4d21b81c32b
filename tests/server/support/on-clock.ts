import type { ExecuteSql } from '#server/db/types.ts'
import type { TestClock } from './clock.ts'

/**
 * Puts the test's clock into the statements of the job queue, which otherwise ask the database for the time.
 * Each statement comes a microsecond after the one before, because what is sent now is due only after now.
 */
export function onClock(clock: TestClock, executeSql: ExecuteSql): ExecuteSql {
  return (text, values) => executeSql(text.replaceAll('now()', `timestamptz '${clock.tick()}'`), values)
}
