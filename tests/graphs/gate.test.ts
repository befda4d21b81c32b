import { describe, expect, test } from 'vitest'
import { details } from '#contract/views/graph-query.ts'
import { crossings } from '#graphs/gate/cost.ts'
import { defectsOf } from '#graphs/gate/defects.ts'
import { segmentsOf } from '#graphs/gate/overlaps.ts'
import { layOut } from '#graphs/index.ts'
import { make } from '#graphs/layout/try-layout.ts'
import { planOf } from '#graphs/plan/plan-of.ts'
import type { Scene, SceneNode } from '#graphs/scene/scene.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { hub, randomGraph } from './random-graph.ts'

// What is chosen among several has no more defects than the first sound one.
/** In any time: what is drawn is judged here, and not how fast. */
const here = { run: make, compare: 1, deadlineMs: 600_000 }

describe('what the gate lets through', () => {
  test.each(catalogue.map(({ key, machine }) => ({ key, machine })))(
    'draws all of $key without overlaps',
    async ({ machine }) => {
      const graph = graphOf(machine)
      // Where nothing is folded the overview is the same drawing.
      const folds = planOf(graph, 'overview').nodes.some(({ isFolded }) => isFolded)
      for (const detail of folds ? details : (['overview'] as const)) {
        const scene = await layOut(graph, detail, here)
        expect(scene.defects).toEqual([])
        expect(scene.nodes.length).toBeGreaterThan(1)
      }
    },
  )

  test.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'draws all of random machine %i without overlaps',
    async (seed) => {
      const scene = await layOut(randomGraph(seed, 6 + (seed % 11)), 'expanded', here)
      expect(scene.defects).toEqual([])
    },
  )

  test('draws a state that two hundred lead to by portals, so that no line crosses another', async () => {
    const scene = await layOut(hub(200), 'expanded', here)
    expect(scene.defects).toEqual([])
    expect(crossings(scene.edges.map(({ points }) => segmentsOf(points)))).toBe(0)
    const isPortal = ({ rows }: SceneNode) => rows.some(({ to }) => to === 'm.home')
    expect(scene.nodes.filter(isPortal).length).toBeGreaterThan(190)
  })
})

const state = (id: string, x: number, y: number): SceneNode => ({
  id,
  kind: 'state',
  title: id,
  lines: [],
  rows: [],
  x,
  y,
  width: 100,
  height: 40,
})
const line = (id: string, points: [number, number][]) => ({
  id,
  edges: [id],
  source: 'a',
  target: 'b',
  points: points.map(([x, y]) => ({ x, y })),
  labels: [],
})
const scene = (nodes: SceneNode[], edges: Scene['edges'] = []): Scene => ({
  detail: 'expanded',
  width: 400,
  height: 400,
  nodes,
  edges,
  defects: [],
})
const words = { x: 40, y: 90, width: 80, height: 32, edge: 'one', text: 'one', lines: 2 } as const

describe('what the gate finds', () => {
  const apart = [state('a', 10, 10), state('b', 10, 200)]

  test('finds nothing where nothing is wrong', () => {
    expect(
      defectsOf(
        scene(apart, [
          {
            ...line('one', [
              [60, 50],
              [60, 200],
            ]),
            labels: [words],
          },
        ]),
      ),
    ).toEqual([])
  })

  test.each([
    ['a lies over b.', scene([state('a', 10, 10), state('b', 60, 30)])],
    ['a stands outside of the drawing.', scene([state('a', 350, 10)])],
    [
      'The line one goes through c.',
      scene(
        [...apart, state('c', 10, 100)],
        [
          line('one', [
            [60, 50],
            [60, 200],
          ]),
        ],
      ),
    ],
    [
      'The words of one lie over c.',
      scene(
        [...apart, state('c', 110, 100)],
        [
          {
            ...line('one', [
              [60, 50],
              [60, 200],
            ]),
            labels: [words],
          },
        ],
      ),
    ],
    [
      'The lines one and other run over each other.',
      scene(apart, [
        line('one', [
          [60, 50],
          [60, 200],
        ]),
        line('other', [
          [60, 60],
          [60, 190],
        ]),
      ]),
    ],
    [
      'The line other goes through the words of one.',
      scene(apart, [
        {
          ...line('one', [
            [60, 50],
            [60, 200],
          ]),
          labels: [words],
        },
        line('other', [
          [90, 50],
          [90, 200],
        ]),
      ]),
    ],
    ['The line one is missing.', scene(apart, [line('one', [])])],
  ])('says "%s"', (defect, drawn) => {
    expect(defectsOf(drawn)).toEqual([defect])
  })
})
