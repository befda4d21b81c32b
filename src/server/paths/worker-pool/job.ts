import type { Checked, Suite } from '#contract/views/paths.ts'
import type { SuiteFormat, SuiteQuery } from '#contract/views/suite-query.ts'
import type { Recording } from '#paths/suite/recorded-suite.ts'

/** What a worker thread is asked to work out for a machine on a day. */
export type Job = { machine: string; day: string } & (
  | { kind: 'suite'; query: SuiteQuery }
  | { kind: 'findings' }
  | { kind: 'file'; format: SuiteFormat; suite: Suite }
  | { kind: 'recording'; recording: Recording }
)

/** `mendable`: the request can be corrected, and the message says how. */
export type JobResult<Result = Suite | Checked | string> =
  | { kind: 'made'; result: Result }
  | { kind: 'mendable'; error: string; message: string }
