import { Unavailable } from '../http/unavailable.ts'

/** What the store answers in place of what was asked for, by the code of its protocol: `NoSuchBucket`. */
export class StoreError extends Unavailable {
  constructor(
    readonly code: string,
    /** Whether it might do the same a moment later. */
    readonly mayPass: boolean,
    cause?: unknown,
  ) {
    super(`The store of documents answers ${code}`, { cause })
  }
}
