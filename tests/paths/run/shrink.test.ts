import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import type { Driver } from '#paths/run/driver.ts'
import { PathFailure } from '#paths/run/failure.ts'
import { machineDriver } from '#paths/run/machine-driver.ts'
import { pathNamed, replay } from '#paths/run/replay.ts'
import { shrink } from '#paths/run/shrink.ts'
import { walkPath } from '#paths/run/walk.ts'
import { generate } from '#paths/suite/generate.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'dim' } },
    dim: { on: { press: 'bright', hold: 'off' } },
    bright: { on: { press: 'off' } },
  },
})
const model = modelOfMachine(lamp, { key: 'lamp' })

const press = (from: string, to: string): PathEvent => ({
  type: 'press',
  from,
  to,
  edge: `lamp.${from} press 0`,
})
const refused = (from: string, type: string): PathEvent => ({
  type,
  from,
  to: from,
  edge: `${from} refuses ${type}`,
  refused: true,
})
/** Once round before it comes to where the lamp burns out. */
const detour: TestPath = {
  id: 'detour',
  start: { name: 'its beginning' },
  begins: 'off',
  events: [
    refused('off', 'hold'),
    press('off', 'dim'),
    press('dim', 'bright'),
    press('bright', 'off'),
    press('off', 'dim'),
    press('dim', 'bright'),
    refused('bright', 'hold'),
    press('bright', 'off'),
  ],
}

/** A lamp that burns out after so many presses while it is bright. */
function burning(after: number): Driver {
  const sound = machineDriver(lamp)
  let pressed = 0
  return {
    ...sound,
    begin: (path) => {
      pressed = 0
      return sound.begin(path)
    },
    send: (event) => {
      if (event.from === 'bright') pressed += 1
      if (pressed >= after) throw new Error('burnt out')
      return sound.send(event)
    },
  }
}

async function failureOf(path: TestPath, driver: Driver): Promise<PathFailure> {
  const failure: unknown = await walkPath(path, driver).catch((error) => error)
  if (failure instanceof PathFailure) return failure
  throw new Error('The walk did not fail')
}
const typesOf = ({ events }: TestPath) => events.map(({ type, from }) => `${type} in ${from}`)

describe('a failure on a path', () => {
  it('names path, step, state and event, and how to get there', async () => {
    const { message } = await failureOf(detour, burning(2))
    expect(message.split('\n').slice(0, 3)).toEqual([
      'Path detour, step 8 of 8, press in bright to off: burnt out',
      'Again, from its beginning:',
      '  hold → refused',
    ])
  })

  it('keeps what was taken and refused before it', async () => {
    const { walked } = await failureOf(detour, burning(1))
    expect(walked).toEqual({
      taken: ['lamp.off press 0', 'lamp.dim press 0'],
      refused: ['off refuses hold'],
    })
  })

  it('is shrunk to the shortest path of the model that fails when walked again', async () => {
    const shrunk = await shrink(await failureOf(detour, burning(1)), { model, again: burning(1) })
    expect(typesOf(shrunk.shortest)).toEqual(['press in off', 'press in dim', 'press in bright'])
    expect(shrunk.message).toContain('step 4 of 8, press in bright to off: burnt out')
  })

  it('keeps a detour that it needs, without the refusals on it', async () => {
    const shrunk = await shrink(await failureOf(detour, burning(2)), { model, again: burning(2) })
    expect(typesOf(shrunk.shortest)).toEqual([
      'press in off',
      'press in dim',
      'press in bright',
      'press in off',
      'press in dim',
      'press in bright',
    ])
  })

  it('is reported with the shortest path of the model when nothing is walked again', async () => {
    const shrunk = await shrink(await failureOf(detour, burning(2)), { model })
    expect(shrunk.shortest.events).toHaveLength(3)
  })

  it('is not shrunk when the path cannot start', async () => {
    const driver = { ...burning(1), begin: () => Promise.reject(new Error('no power')) }
    const shrunk = await shrink(await failureOf(detour, driver), { model, again: driver })
    expect(shrunk.message).toBe('Path detour, the beginning in off: no power\nAgain, from its beginning')
  })
})

describe('a path of a suite', () => {
  it('can be walked again by its id', async () => {
    const suite = await generate(model)
    const [path] = suite.paths
    expect(await replay(suite, path?.id ?? '', machineDriver(lamp))).toMatchObject({ refused: [] })
  })

  it('is not found by an unknown id', async () => {
    const suite = await generate(model)
    expect(() => pathNamed(suite, 'nowhere')).toThrow(
      'The suite of lamp has no path nowhere; it may have changed since.',
    )
  })
})
