import { machineDriver } from '#paths/run/machine-driver.ts'
import { walkPath } from '#paths/run/walk.ts'
import type { Model, Options, Suite, TestPath } from '#paths/types.ts'

type Asked = Pick<Options, 'from' | 'to' | 'maxLength' | 'costs'>

/** What a suite claims that is not so, found by walking it on its machine. */
export async function falseClaims(model: Model, suite: Suite, asked: Asked = {}): Promise<string[]> {
  const found: string[] = []
  for (const path of suite.paths) {
    const failed = await walkPath(path, machineDriver(model.machine)).then(
      () => [],
      (error: Error) => [error.message],
    )
    found.push(...failed, ...errorsOf(path, asked))
  }
  const { bound, totals } = suite
  const events = suite.paths.flatMap((path) => path.events)
  const priceOf = (type: string) => asked.costs?.events[type] ?? 1
  const spent = events.reduce(
    (sum, { type }) => sum + priceOf(type),
    suite.paths.length * (asked.costs?.path ?? 0),
  )
  if (totals.paths !== suite.paths.length || totals.events !== events.length)
    found.push('totals are not those of the paths')
  if (bound.events + bound.gap !== spent) found.push(`bound and gap do not make the ${spent} spent`)
  if (bound.gap < 0 || bound.exact !== (bound.gap === 0)) found.push('the bound is above what is spent')
  return found
}

function errorsOf({ id, begins, events }: TestPath, { from, to, maxLength }: Asked): string[] {
  const states = [begins, ...events.map((event) => event.to)]
  return [
    ...(from === undefined || states.includes(from) ? [] : [`${id} never comes by ${from}`]),
    ...(to === undefined || states.at(-1) === to ? [] : [`${id} ends in ${states.at(-1)}`]),
    ...(events.length <= (maxLength ?? events.length) ? [] : [`${id} has ${events.length} events`]),
  ]
}

/** Transitions that paths take. */
export const takenIn = ({ paths }: Suite): Set<string> =>
  new Set(
    paths.flatMap(({ takes = [], events }) => [
      ...takes,
      ...events.flatMap(({ edge, also = [] }) => [edge, ...also]),
    ]),
  )
