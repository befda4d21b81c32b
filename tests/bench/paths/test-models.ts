import type { AnyStateMachine } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import type { Model, Traffic } from '#paths/types.ts'
import { families, modelOfFamily, web } from '../../paths/solve/families.ts'
import { madeUpTraffic } from './made-up-traffic.ts'

/** What is measured: a machine, and how our generator makes a model of it. */
export type Measured = { machine: AnyStateMachine; model: () => Model; traffic?: () => Traffic }

const sizes = [10, 30, 100, 300, 1_000]

/** Machines without a known shape: so many states, so many events at each. */
const webs: Record<string, () => AnyStateMachine> = {
  'web-1000': () => web(1_000, 2),
  'web-10000': () => web(10_000, 3),
}

const familyNames = Object.keys(families).flatMap((family) => sizes.map((size) => `${family}-${size}`))

/** Names of all, in the order they are measured. */
export const names = [...catalogue.map(({ key }) => key), ...familyNames, ...Object.keys(webs)]

/** Those whose name, or the beginning of it, is asked for; all where nothing is. */
export const namesLike = (asked: readonly string[]): string[] =>
  names.filter(
    (name) => asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}-`)),
  )

export function testModelNamed(name: string): Measured {
  const ours = catalogue.find(({ key }) => key === name)
  if (ours)
    return {
      machine: ours.machine,
      model: () => modelOf(ours, dayOfSuites),
      traffic: () => madeUpTraffic(ours),
    }
  const machine = webs[name]?.() ?? inFamily(name)
  if (!machine) throw new Error(`Nothing is called ${name}`)
  return { machine, model: () => modelOfFamily(machine) }
}

function inFamily(name: string): AnyStateMachine | undefined {
  const [family = '', size = ''] = name.split('-')
  const make = Object.entries(families).find(([known]) => known === family)?.[1]
  return make?.(Number(size))
}
