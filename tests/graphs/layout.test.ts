import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { layOut } from '#graphs/index.ts'
import { make } from '#graphs/layout/try-layout.ts'
import { planOf } from '#graphs/plan/plan-of.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { randomGraph } from './random-graph.ts'

const motor = graphOf(motorMachine)

describe('a layout', () => {
  test('is made in a thread, and is the same every time', async () => {
    const graph = graphOf(expiryMachine)
    const [one, other] = [await layOut(graph, 'overview'), await layOut(graph, 'overview')]
    expect(one.defects).toEqual([])
    expect(other).toEqual(one)
    expect(await layOut(graph, 'overview', { run: make })).toEqual(one)
  })

  test('is cards without lines, each saying where it leads, where every other way fails', async () => {
    const scene = await layOut(motor, 'expanded', {
      run: async () => ({ fault: 'it took longer than 10 s', ms: 10, isRetryable: true }),
    })
    expect(scene.isProvisional).toBe(true)
    expect(scene.edges).toEqual([])
    expect(scene.nodes).toHaveLength(33)
    const make = scene.nodes.find(({ id }) => id === 'motor.make')
    expect(make?.rows.map(({ toTitle }) => toTitle).sort()).toEqual(['Model', 'Your vehicle'])
    expect(scene.defects).toEqual([
      'Where states lead is written in them instead of drawn: it took longer than 10 s.',
    ])
  })

  test('is cards as well where there is no time at all', async () => {
    const scene = await layOut(motor, 'overview', { deadlineMs: 1 })
    expect(scene.nodes.length).toBeGreaterThan(10)
    expect(scene.defects).toEqual([
      'Where states lead is written in them instead of drawn: there was no time for it.',
    ])
    expect(scene.isProvisional).toBe(true)
  })

  test('is final where the layout itself fails', async () => {
    const scene = await layOut(motor, 'overview', { run: async () => ({ fault: 'no way', ms: 1 }) })
    expect(scene.isProvisional).toBeUndefined()
  })

  test('has its time to itself: neither others before it nor the start of the thread count', async () => {
    const graph = graphOf(expiryMachine)
    const slowly: typeof make = async (job) => {
      await setTimeout(300)
      return make(job)
    }
    const scene = await layOut(graph, 'overview', { deadlineMs: 250, run: slowly })
    expect(scene.defects).toEqual([])
  })

  test('has lines though several ask the one thread at once', async () => {
    const graphs = Array.from({ length: 4 }, () => graphOf(expiryMachine))
    const scenes = await Promise.all(graphs.map((graph) => layOut(graph, 'overview', { deadlineMs: 4_000 })))
    for (const { edges } of scenes) expect(edges.length).toBeGreaterThan(0)
  })

  test('takes the way with the fewest defects, and lists them', async () => {
    const made = async (variant: number) => {
      const scene = await make({ plan: planOf(motor, 'overview'), detail: 'overview', variant: 0 })
      return 'scene' in scene
        ? { ...scene, scene: { ...scene.scene, defects: variant === 3 ? ['one'] : ['one', 'two'] } }
        : scene
    }
    const scene = await layOut(motor, 'overview', { run: ({ variant }) => made(variant) })
    expect(scene.defects).toEqual(['one'])
  })
})

describe('an overview', () => {
  test.each(catalogue.map(({ key, machine }) => ({ key, machine })))(
    'has at most 25 states of $key',
    ({ machine }) => {
      const states = planOf(graphOf(machine), 'overview').nodes.filter(
        ({ kind }) => kind !== 'initial' && kind !== 'portal',
      )
      expect(states.length).toBeLessThanOrEqual(limits.graphs.overviewNodes)
      expect(states.length).toBeGreaterThan(1)
    },
  )

  test('folds what is large, and opens as much as there must be to see', () => {
    const { nodes } = planOf(randomGraph(3, 60), 'overview')
    expect(nodes.some(({ isFolded }) => isFolded)).toBe(true)
  })

  test('tells of a folded state how much is in it, and of its transitions where they begin', () => {
    const { nodes, edges } = planOf(motor, 'overview')
    expect(nodes.find(({ id }) => id === 'motor.start')).toMatchObject({
      isFolded: true,
      lines: ['3 states within'],
    })
    const rows = edges.find(
      ({ source, target }) => source === 'motor.start' && target === 'motor.registrationNumber',
    )?.rows
    expect(rows?.map(({ text, guard }) => [text, guard])).toEqual([
      ['registration given', 'from Number'],
      ['number skipped', 'from Number'],
      ['new vehicle chosen', 'from Number'],
    ])
  })
})

describe('a plan', () => {
  test('makes one line of all transitions between the same two states', () => {
    const { edges } = planOf(motor, 'expanded')
    const line = edges.find(
      ({ id }) => id === 'motor.registrationNumber.confirming > motor.registrationNumber.placing',
    )
    expect(line?.rows.map(({ text }) => text)).toEqual(['vehicle confirmed', 'vehicle denied'])
  })

  test('writes in a state what leads from it to itself', () => {
    const { nodes } = planOf(motor, 'expanded')
    expect(nodes.find(({ id }) => id === 'motor.start.number')?.rows.map(({ text }) => text)).toEqual([
      'vehicle chosen',
    ])
  })

  test('writes beside the drawing what the machine hears in any state', () => {
    const { nodes } = planOf(motor, 'expanded')
    expect(nodes[0]).toMatchObject({
      kind: 'portal',
      rows: [{ text: 'revisited', to: 'motor.resuming', toTitle: 'Resuming' }],
    })
  })
})
