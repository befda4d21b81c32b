import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawMap, drawMini, layOut, type Overlay } from '#graphs/index.ts'
import { make } from '#graphs/layout/try-layout.ts'
import type { Graph } from '#machines/core/graph.ts'
import { graphOf } from '#machines/core/graph.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'

const graph = graphOf(motorMachine)
const drawn = await layOut(graph, 'overview', { run: make })
const every = (ids: readonly string[], times: number): Overlay['states'] =>
  Object.fromEntries(
    ids.map((id, at) => [
      id,
      {
        text: `${(at * 7919 * times) % 99_999} journeys`,
        weight: (at % 10) / 9,
        told: `${at * times} journeys, ${at} times`,
      },
    ]),
  )
const overlay = (times = 1): Overlay => ({
  states: every(
    graph.nodes.map(({ id }) => id),
    times,
  ),
  edges: every(
    graph.edges.map(({ id }) => id),
    times,
  ),
})
const page = { title: 'Motor wizard', href: (id: string) => `?at=${encodeURIComponent(id)}` }

const labelOf = (svg: string, edge: string) => svg.split(`data-edge="${edge}"`)[1]?.split('"')[1]

const places = (svg: string) =>
  [...svg.matchAll(/<(rect|path|circle)[^>]*?(x="[^>]*|d="[^"]*|cx="[^>]*)/g)].map(([, , place]) => place)

describe('a map', () => {
  test('is small enough to come with the page', () => {
    expect(gzipSync(drawMap(drawn, { ...page, overlay: overlay() })).length).toBeLessThan(9 * 1024)
  })

  test('moves nothing where other numbers are shown', () => {
    const [one, other] = [1, 31].map((times) => drawMap(drawn, { ...page, overlay: overlay(times) }))
    expect(one).not.toBe(other)
    expect(places(one ?? '')).toEqual(places(other ?? ''))
  })

  test('leads from every state and transition that is drawn to its numbers', () => {
    const svg = drawMap(drawn, { ...page, overlay: overlay() })
    expect(svg.includes('<a href="?at=motor.make" class="n s')).toBe(true)
    expect(svg.match(/data-state=/g)).toHaveLength(
      drawn.nodes.filter(({ kind }) => kind !== 'initial' && kind !== 'portal').length,
    )
    expect(labelOf(svg, 'motor.make make.chosen 0')).toMatch(
      /^make chosen, from Make to Model: \d+ journeys, \d+ times$/,
    )
  })

  test('is read in the order of the journey', () => {
    const svg = drawMap(drawn, page)
    const order = [...svg.matchAll(/data-state="motor\.(\w+)"/g)].map(([, id]) => id)
    expect(order[0]).toBe('resuming')
    expect(order.indexOf('make')).toBeLessThan(order.indexOf('model'))
    expect(order.indexOf('model')).toBeLessThan(order.indexOf('variant'))
  })

  test('has no style in an attribute, no script and no address of elsewhere', () => {
    for (const theme of ['page', 'light', 'dark'] as const) {
      const svg = drawMap(drawn, { ...page, overlay: overlay(), theme })
      expect(svg).not.toMatch(/ style=|<script|url\(|@import|javascript:/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//)
    }
  })

  test('brings its colours where it stands alone', () => {
    const svg = drawMap(drawn, { title: 'Motor', theme: 'dark' })
    expect(svg).toContain('<style>')
    expect(svg).not.toContain('var(--')
  })

  test('marks what was chosen', () => {
    expect(drawMap(drawn, { ...page, selected: 'motor.make' })).toMatch(
      /class="n s[^"]* sel" data-state="motor.make"/,
    )
  })

  test('is drawn small without words', () => {
    const svg = drawMini(drawn, { title: 'Motor' })
    expect(svg).not.toContain('<text')
    expect(gzipSync(svg).length).toBeLessThan(2_500)
  })

  test('writes what would be markup as text', async () => {
    const nasty = '<img src=x onerror=alert(1)>"&\''
    const odd: Graph = {
      nodes: [
        { id: 'm', key: 'm', type: 'compound', initial: nasty },
        { id: nasty, key: nasty, parent: 'm', type: 'atomic', title: nasty, invokes: [nasty] },
        { id: 'm.b', key: 'b', parent: 'm', type: 'atomic' },
      ],
      edges: [
        { id: nasty, source: nasty, targets: ['m.b'], event: nasty, branch: 0, guard: nasty, reenter: false },
      ],
    }
    const scene = await layOut(odd, 'expanded', { run: make })
    const marks = { [nasty]: { text: nasty, weight: 1, told: nasty } }
    const svg = drawMap(scene, { title: nasty, href: () => nasty, overlay: { states: marks, edges: marks } })
    expect(svg).not.toMatch(/<img|"&'/i)
    expect(svg).toContain('&lt;img')
  })
})
