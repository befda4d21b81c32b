import { describe, expect, test } from 'vitest'
import { drawMap, layOut, unionOf } from '#graphs/index.ts'
import { make } from '#graphs/layout/try-layout.ts'
import type { Graph } from '#machines/core/graph.ts'

const graph = (states: string[], edges: [string, string][]): Graph => ({
  nodes: [
    { id: 'm', key: 'm', type: 'compound', initial: 'm.a' },
    ...states.map((key) => ({
      id: `m.${key}`,
      key: key.split('.').at(-1) ?? key,
      type: 'atomic' as const,
      parent: `m.${key}`.split('.').slice(0, -1).join('.'),
    })),
  ],
  edges: edges.map(([from, to]) => ({
    id: `m.${from} next 0`,
    source: `m.${from}`,
    targets: [`m.${to}`],
    event: 'next',
    branch: 0,
    reenter: false,
  })),
})

const older = graph(
  ['a', 'b', 'c'],
  [
    ['a', 'b'],
    ['b', 'c'],
  ],
)
const newer = graph(
  ['a', 'b', 'b.inner', 'd'],
  [
    ['a', 'b'],
    ['b', 'd'],
  ],
)

describe('two versions of a machine as one', () => {
  test('has all states and transitions of both, once', () => {
    const { nodes, edges } = unionOf(newer, older)
    expect(nodes.map(({ id }) => id)).toEqual(['m', 'm.a', 'm.b', 'm.b.inner', 'm.d', 'm.c'])
    expect(edges.map(({ id, targets }) => `${id} > ${targets}`)).toEqual([
      'm.a next 0 > m.b',
      'm.b next 0 > m.d',
      'm.b next 0 > m.c',
    ])
  })

  test('opens a state that has states in one version only', () => {
    expect(unionOf(older, newer).nodes.find(({ id }) => id === 'm.b')?.type).toBe('compound')
  })

  test('is drawn with what is on one side only marked', async () => {
    const scene = await layOut(unionOf(newer, older), 'expanded', { run: make })
    expect(scene.defects).toEqual([])
    const marks = {
      'm.d': { text: 'new', weight: 1, tone: 'more' as const },
      'm.c': { text: 'gone', weight: 1, tone: 'fewer' as const },
    }
    const svg = drawMap(scene, { title: 'Versions', overlay: { states: marks, edges: {} } })
    expect(svg).toMatch(/class="n s w5 more" data-state="m.d"/)
    expect(svg).toMatch(/class="n s w5 fewer" data-state="m.c"/)
  })
})
