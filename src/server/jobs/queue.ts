import type { Db } from '../db/types.ts'
import type { JobKind } from './job-kind.ts'

export type SendOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** Of jobs of one kind with one key at most one waits. */
  singletonKey?: string
  /** Sends within this transaction: the job exists only if that commits. */
  tx?: Db
}

export type JobRun = {
  /** 1 at the first try. */
  attempt: number
  /** There will be no further try if this one fails. */
  isLast: boolean
  /** Aborted when the kind's time is over. */
  signal: AbortSignal
}

export type JobHandler<Data> = (data: Data, run: JobRun) => Promise<void>

/** Work to be done later, at least once: handlers must be safe to run twice. */
export type JobQueue = {
  /** True when it was taken in, false when one with the same singleton key already waits. */
  send: <Data>(kind: JobKind<Data>, data: Data, options?: SendOptions) => Promise<boolean>
  /** Says who does jobs of a kind; called by modules before `start`. */
  work: <Data>(kind: JobKind<Data>, handler: JobHandler<Data>) => void
  start: () => Promise<void>
  /** Waits for the jobs that are running. */
  stop: () => Promise<void>
  /** Runs everything that is due now, one at a time, until nothing is; returns how many ran. */
  runDue: () => Promise<number>
}
