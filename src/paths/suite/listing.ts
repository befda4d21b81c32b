import type { Shared } from './shared-out.ts'
import type { Suite, TestPath } from './suite.ts'

/**
 * A suite whose paths may come one after the other, so that they need not all be held at once. What such a suite
 * says of `covered`, `totals`, `bound` and `stopped` holds as soon as its paths have come by.
 */
export type Listing = Omit<Suite, 'paths'> & { paths: Iterable<TestPath> } & Partial<Shared>
