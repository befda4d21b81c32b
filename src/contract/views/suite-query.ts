import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { paths } from '#machines/reference/messages/paths.ts'

export const criteria = ['transitions', 'states', 'n-switch', 'simple', 'negative', 'chosen'] as const

/** The formats of a suite. */
export const suiteFormats = [
  'text',
  'markdown',
  'json',
  'csv',
  'mermaid',
  'gherkin',
  'vitest',
  'playwright',
] as const
export type SuiteFormat = (typeof suiteFormats)[number]

const { errors } = paths
const wholeNumber = ({ least, most }: { least: number; most: number }, error: string) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.trim(),
    v.regex(/^\d{1,6}$/, error),
    v.transform(Number),
    v.minValue(least, error),
    v.maxValue(most, error),
  )
const name = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A request for paths, as in an address. Options that a criterion does not use are ignored. */
export const suiteQuery = v.pipe(
  v.object({
    criterion: v.optional(v.picklist(criteria, errors.criterion), 'transitions'),
    /** How many transitions follow the first in a sequence, for n-switch. */
    n: v.optional(wholeNumber(limits.paths.n, errors.n)),
    /** Every path first visits this state, or ends in it. */
    from: v.optional(name),
    to: v.optional(name),
    /** Maximum number of events per path. */
    maxLength: v.optional(wholeNumber(limits.paths.maxLength, errors.maxLength)),
    /** Number of workers the paths are shared among. */
    workers: v.optional(wholeNumber(limits.paths.workers, errors.workers)),
    /** States, events, transitions and tags, separated by commas, for `chosen`. */
    targets: v.optional(v.string()),
  }),
  v.forward(
    v.check(
      ({ criterion, targets }) => criterion !== 'chosen' || targetsOf({ targets }).length > 0,
      errors.targets,
    ),
    ['targets'],
  ),
)

export type SuiteQuery = v.InferOutput<typeof suiteQuery>
/** The same as typed, valid or not. */
export type WrittenQuery = Partial<Record<keyof SuiteQuery, string>>
export type QueryError = { path: string; message: string }

export const targetsOf = ({ targets = '' }: { targets?: string | undefined }): string[] =>
  targets.split(',').flatMap((target) => target.trim() || [])

/** Errors by field. */
export function queryErrors(written: WrittenQuery): QueryError[] {
  const read = v.safeParse(suiteQuery, written)
  return (read.issues ?? []).map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
}
