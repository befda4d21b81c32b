import type { Listing } from '../types.ts'
import type { Format } from './format.ts'
import { jsonOf } from './json-of.ts'

const before = ['machine', 'criterion', 'states', 'transitions', 'targets'] as const
/** What is known of a suite only when its paths have come by. */
const after = [
  'covered',
  'uncovered',
  'totals',
  'bound',
  'traffic',
  'ms',
  'stopped',
  'notes',
  'shares',
  'makespan',
  'shard',
] as const

/** One object, as suite.schema.json describes it, with one path a line. */
export const json: Format = function* (suite) {
  yield `{\n${members(suite, before)},\n  "paths": [`
  let between = '\n    '
  for (const path of suite.paths) {
    yield `${between}${jsonOf(path)}`
    between = ',\n    '
  }
  yield `\n  ],\n${members(suite, after)}\n}\n`
}

const members = (suite: Listing, keys: readonly (keyof Listing)[]): string =>
  keys
    .filter((key) => suite[key] !== undefined)
    .map((key) => `  ${JSON.stringify(key)}: ${jsonOf(suite[key])}`)
    .join(',\n')
