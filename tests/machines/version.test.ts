import { expect, it } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { versionOf, versionOfGraph } from '#machines/core/version.ts'
import { homeMachine } from '#machines/home/home.machine.ts'
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

it('a machine keeps its version when its calls are provided, and shares it with no other', () => {
  const version = versionOf(motorMachine)
  expect(version).toBe(versionOfGraph({ nodes, edges }))
  expect(version).toMatch(/^[\da-f]{16}$/)
  expect(versionOf(motorMachine.provide({ actions: { keep: () => undefined } }))).toBe(version)
  expect(versionOf(homeMachine)).not.toBe(version)
})
