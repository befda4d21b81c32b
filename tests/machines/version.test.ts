import { expect, it } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { versionOfGraph } from '#machines/core/version.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'

const { nodes, edges } = graphOf(motorMachine)

it('a machine has one version, in whatever language its states are called', () => {
  const inHindi = nodes.map((node) => (node.title === undefined ? node : { ...node, title: 'गाड़ी' }))
  expect(inHindi).not.toEqual(nodes)
  expect(versionOfGraph({ nodes: inHindi, edges })).toBe(versionOfGraph({ nodes, edges }))
})

it('a machine with other transitions has another version', () => {
  expect(versionOfGraph({ nodes, edges: edges.slice(1) })).not.toBe(versionOfGraph({ nodes, edges }))
})
