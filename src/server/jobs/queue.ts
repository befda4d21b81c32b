import type { Db } from '../db/types.ts'
import type { JobKind } from './job-kind.ts'

export type SendOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** At most one job of a kind and key waits. */
  singletonKey?: string
  /** Sends within this transaction: the job exists only if that commits. */
  tx?: Db
}

export type JobRun = {
  /** The same at each attempt, whichever process makes it. */
  id: string
  /** 1 at the first try. */
  attempt: number
  /** The last attempt: there is no retry if it fails. */
  isLast: boolean
  /** Aborted when the kind's time is over, or this process has to end. */
  signal: AbortSignal
}

export type JobHandler<Data> = (data: Data, run: JobRun) => Promise<void>

export type JobDepth = { kind: string; state: 'waiting' | 'later' | 'running'; count: number }

/** Deferred work, at least once: handlers must be idempotent. */
export type JobQueue = {
  /** True when it was queued, false when one with the same singleton key already waits. */
  send: <Data>(kind: JobKind<Data>, data: Data, options?: SendOptions) => Promise<boolean>
  /** Registers the handler of a kind of jobs; called by modules before `start`. */
  work: <Data>(kind: JobKind<Data>, handler: JobHandler<Data>) => void
  start: () => Promise<void>
  /** Takes no more jobs, waits so many ms for those that are running, and hands back what has not ended by then. */
  stop: (graceMs: number) => Promise<void>
  /** Whether due jobs have been looked for just now. */
  isWorking: () => boolean
  /** How many jobs are not done. */
  depth: () => Promise<JobDepth[]>
  /** Runs everything that is due now, one at a time, until nothing is; returns how many ran. */
  runDue: () => Promise<number>
}
