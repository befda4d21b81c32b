import * as v from 'valibot'
import { UserError } from '#cli/errors.ts'
import { suggestNearest } from '#cli/suggest.ts'
import { usualBounds } from '../explore/explore.ts'
import { type Criterion, criteria, type Options } from '../types.ts'
import type { Flags } from './flags.ts'
import { readJsonFile } from './read-json.ts'
import { readTraffic } from './read-traffic.ts'
import { listOf, percent, wholeNumber } from './values.ts'

const whole = (least: number) =>
  v.pipe(
    v.number(`a cost is a whole number of at least ${least}`),
    v.integer(`a cost is a whole number of at least ${least}`),
    v.minValue(least, `a cost is a whole number of at least ${least}`),
  )

const costs = v.strictObject(
  { events: v.optional(v.record(v.string(), whole(1)), {}), path: v.optional(whole(0), 0) },
  'costs are an object of the form { "events": { "make.chosen": 3 }, "path": 10 }',
)

/** What path generation is asked for, from what was typed. */
export function optionsOf(flags: Flags): Options {
  const criterion = criterionOf(flags)
  const targets = listOf('targets', flags.targets)
  const n = wholeNumber('n', flags.n, 0, 3)
  if (n !== undefined && criterion !== 'n-switch') throw belongs('n', 'n-switch')
  if ((targets === undefined) === (criterion === 'chosen')) throw belongs('targets', 'chosen')
  if (flags.limit !== undefined && criterion !== 'simple') throw belongs('limit', 'simple')
  if (criterion === 'simple') refuseWithSimple(flags)
  refuseWithParts(flags)
  if (flags.traffic === undefined && criterion === 'traffic') throw belongs('traffic', 'traffic')
  if (criterion === 'traffic' && flags['max-length'] !== undefined) throw apart('max-length', 'traffic')
  if (criterion !== 'traffic' && flags.share !== undefined) throw belongs('share', 'traffic')
  return {
    criterion,
    ...given('n', n),
    ...given('targets', targets),
    ...given('traffic', flags.traffic === undefined ? undefined : readTraffic(flags.traffic)),
    ...given('share', percent('share', flags.share)),
    ...given('from', flags.from),
    ...given('to', flags.to),
    ...given('maxLength', wholeNumber('max-length', flags['max-length'])),
    ...given('costs', flags.costs === undefined ? undefined : readJsonFile('costs', flags.costs, costs)),
    ...given('limit', limitOf(flags)),
    ...boundsOf(flags),
  }
}

/** All simple paths are wanted: there is nothing to choose among, and nothing to share out before they are known. */
function refuseWithSimple(flags: Flags): void {
  const useless = (['max-length', 'costs', 'workers', 'diff', 'shard', 'merge', 'traffic'] as const).find(
    (flag) => flags[flag] !== undefined,
  )
  if (useless) throw apart(useless, 'simple')
}

/** Every part is made by itself of the same suite: one that hangs on how fast a computer is may be another. */
function refuseWithParts(flags: Flags): void {
  const part = (['shard', 'merge'] as const).find((flag) => flags[flag] !== undefined)
  const other = (['max-seconds', 'workers'] as const).find((flag) => flags[flag] !== undefined)
  if (part && other) throw new UserError(`--${other} and --${part} do not go together.`)
}

const apart = (flag: string, criterion: Criterion) =>
  new UserError(`--${flag} and --criterion ${criterion} do not go together.`)

const belongs = (flag: string, criterion: Criterion) =>
  new UserError(`--${flag} and --criterion ${criterion} belong together.`)

function given<K extends string, T>(key: K, value: T | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [_ in K]?: T }
}

function criterionOf({ criterion, targets, traffic }: Flags): Criterion {
  if (criterion === undefined && traffic !== undefined) return 'traffic'
  if (criterion === undefined) return targets === undefined ? 'transitions' : 'chosen'
  const known = criteria.find((one) => one === criterion)
  if (known) return known
  throw new UserError(`There is no criterion ${criterion}: ${suggestNearest(criterion, criteria)}`)
}

const limitOf = ({ limit }: Flags): number | undefined =>
  limit === 'all' ? Number.POSITIVE_INFINITY : wholeNumber('limit', limit)

export function boundsOf(flags: Flags): Pick<Options, 'bounds' | 'deadlineMs'> {
  const nodes = wholeNumber('max-states', flags['max-states'])
  const seconds = wholeNumber('max-seconds', flags['max-seconds'])
  const ms = seconds === undefined ? undefined : seconds * 1000
  return {
    bounds: { nodes: nodes ?? usualBounds.nodes, ms: ms ?? usualBounds.ms },
    ...given('deadlineMs', ms),
  }
}
