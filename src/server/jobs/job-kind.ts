import type { GenericSchema } from 'valibot'

/** A kind of job: its data refers to things by id and contains nothing personal, because it is stored for days. */
export type JobKind<Data> = {
  name: string
  data: GenericSchema<unknown, Data>
  /** How often it is retried after a failure. */
  retries: number
  /** Before the first retry; each later one waits about twice as long. */
  backoffMs: number
  /** A handler that takes longer has failed. */
  timeoutMs: number
}

type Defaults = Partial<Pick<JobKind<unknown>, 'retries' | 'backoffMs' | 'timeoutMs'>>

/** Declares a kind of job: `const makeDocument = jobKind('make-document', v.object({ leadId: v.string() }))`. */
export function jobKind<Data>(
  name: string,
  data: GenericSchema<unknown, Data>,
  { retries = 5, backoffMs = 2_000, timeoutMs = 60_000 }: Defaults = {},
): JobKind<Data> {
  return { name, data, retries, backoffMs, timeoutMs }
}
