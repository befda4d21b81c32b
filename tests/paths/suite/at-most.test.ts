import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { PathFailure } from '#paths/run/failure.ts'
import { generate } from '#paths/suite/generate.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off', hold: 'dim' } }, dim: {} },
})
const model = modelOfMachine(lamp, { key: 'lamp' })
const traffic = { 'lamp.off press 0': 901, 'lamp.on press 0': 500, 'lamp.on hold 0': { least: 1, most: 9 } }

async function paths(counts = traffic, criterion: 'transitions' | 'states' = 'transitions') {
  return (await generate(model, { criterion, traffic: counts })).paths
}

describe('how many people can have gone a way', () => {
  it('is what its rarest transition allows, each counted as often as the path takes it', async () => {
    expect((await paths()).map(({ atMost }) => atMost)).toEqual([9])
    const twice = { ...traffic, 'lamp.on hold 0': { least: 800, most: 800 } }
    expect((await paths(twice)).map(({ atMost }) => atMost)).toEqual([450])
    expect((await paths(twice, 'states')).map(({ atMost }) => atMost)).toEqual([800])
  })

  it('is told by a path that fails', async () => {
    const [path] = await paths()
    if (!path) throw new Error('There is no path')
    const { message } = new PathFailure({ path, step: 1, cause: 'no', walked: { taken: [], refused: [] } })
    expect(message).toContain('Of the traffic this way was gone at most 9 times.')
    const unused = new PathFailure({
      path: { ...path, atMost: 0 },
      step: 1,
      cause: 'no',
      walked: { taken: [], refused: [] },
    })
    expect(unused.message).toContain('Nobody of the traffic went this way.')
  })

  it('is not told where no traffic was given', async () => {
    const [path] = (await generate(model)).paths
    expect(path).not.toHaveProperty('atMost')
  })
})
