import { countSimplePaths } from '#paths/criteria/simple.ts'
import { explore } from '#paths/explore/explore.ts'
import { eventOf } from '#paths/model/events.ts'
import { generate } from '#paths/suite/generate.ts'
import type { Found } from './found.ts'
import { peers } from './peers.ts'
import type { Measured } from './test-models.ts'

export const ours = 'safar'
export const mostUsed = 'safar, 99 % of made-up traffic'
export const counted = 'safar, simple paths counted'

export const calls: Readonly<Record<string, (measured: Measured) => Found | Promise<Found>>> = {
  [ours]: async ({ model: modelled }) => {
    const model = modelled()
    const { paths, bound } = await generate(model)
    const startOf = (name: string) => model.starts.findIndex((start) => start.name === name)
    return {
      paths: paths.map(({ start, events }) => ({ start: startOf(start.name), events: events.map(eventOf) })),
      bound: bound.events,
    }
  },
  [mostUsed]: async ({ model: modelled, traffic }) => {
    const { paths, bound } = await generate(modelled(), { criterion: 'traffic', traffic: traffic?.() ?? {} })
    return {
      paths: paths.map(({ events }) => ({ start: 0, events: events.map(eventOf) })),
      bound: bound.events,
    }
  },
  [counted]: ({ model }) => ({
    paths: [],
    count: String(countSimplePaths(explore(model())) ?? 'too many'),
  }),
  ...peers,
}
