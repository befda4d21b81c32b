import type { Checked, Suite } from '#machines/schemas/paths.ts'
import type { SuiteQuery } from '#machines/schemas/suite-query.ts'

/** What is made of a machine on a day, away from where requests are served. */
export type Job = { machine: string; day: string } & (
  | { kind: 'suite'; query: SuiteQuery }
  | { kind: 'findings' }
)

/** `mendable`: the sentence is for whoever asked. */
export type Made<Result = Suite | Checked> =
  | { kind: 'made'; result: Result }
  | { kind: 'mendable'; fault: string; message: string }
