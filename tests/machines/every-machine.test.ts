import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import type { Field } from '#machines/core/field.ts'
import { edgeId, nodesWithin, transitionsOf } from '#machines/core/graph.ts'
import type { StateMeta } from '#machines/core/meta.ts'
import { walkerOf } from '#machines/recording/step.ts'
import { today } from './play.ts'
import { textsOf } from './texts-of.ts'

const machines = catalogue.map((one) => [one.key, one] as const)

/** What a chart names of actions or guards; what is built in has no name of ours. */
const namesOf = (parts: readonly unknown[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if (typeof part !== 'object' || part === null) return []
    return [String(Reflect.get(part, 'type'))]
  })

const actionsOf = (node: AnyStateNode, transitions: readonly AnyTransitionDefinition[]) =>
  namesOf([...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)])

const tags = ['busy', 'resendable', 'streaming']

describe.each(machines)('%s', (_, { machine, events, starts }) => {
  const nodes = nodesWithin(machine.root)
  const { actors, actions, guards } = machine.implementations

  test('names only calls, actions and guards that are set up, and tags that a view knows', () => {
    const unknown = nodes.flatMap((node) => {
      const transitions = transitionsOf(node)
      return [
        ...actionsOf(node, transitions).filter((name) => !Object.hasOwn(actions, name)),
        ...namesOf(transitions.map(({ guard }) => guard)).filter((name) => !Object.hasOwn(guards, name)),
        ...node.invoke.map(({ src }) => String(src)).filter((name) => !Object.hasOwn(actors, name)),
        ...node.tags.filter((tag) => !tags.includes(tag)),
      ].map((name) => `${node.id}: ${name}`)
    })
    expect(unknown).toEqual([])
  })

  test('hears only events that its events file has, and all of those', () => {
    const heard = nodes.flatMap((node) => transitionsOf(node).map(({ eventType }) => eventType))
    const own = heard.filter((type) => type !== '' && !type.startsWith('xstate.'))
    expect([...new Set(own)].sort()).toEqual(Object.keys(events).sort())
  })

  test('leads to states by their names, and nowhere to the whole of itself', () => {
    const toRoot = nodes.flatMap(transitionsOf).filter(({ target = [] }) => target.includes(machine.root))
    expect(toRoot.map(edgeId)).toEqual([])
  })

  test('shows no empty text, and asks only what is heard where it is asked', () => {
    const said = nodes.map(({ id, meta }) => [id, (meta ?? {}) as StateMeta] as const)
    expect(said.flatMap(([id, meta]) => textsOf(meta, id)).filter(([, text]) => text === '')).toEqual([])
    expect(said.filter(([, { path = '/' }]) => !path.startsWith('/'))).toEqual([])
    expect(said.filter(([, { asks }]) => asks !== undefined && !Object.hasOwn(events, asks))).toEqual([])
  })

  test('has a label for every event, question and option', () => {
    const labels = Object.entries(events).flatMap(([type, { label, fields }]) => [
      [type, label],
      ...Object.entries<Field>(fields).flatMap(([name, field]) => [
        ...(field.control === 'hidden' ? [] : [[`${type} ${name}`, field.label]]),
        ...(typeof field.options === 'object' ? field.options : []).map((option) => [
          `${type} ${name} ${option.value}`,
          option.label,
        ]),
      ]),
    ])
    expect(labels.filter(([, label]) => !label)).toEqual([])
  })

  test('has samples that its events take as they are', () => {
    for (const [type, { schema, samples }] of Object.entries(events)) {
      expect(samples(today).length, type).toBeGreaterThan(0)
      for (const sample of samples(today)) {
        const { output, issues } = v.safeParse(schema(today), sample)
        expect(issues, type).toBeUndefined()
        expect(output, type).toEqual(sample)
      }
    }
  })

  test('begins from each of its starts, which have names', () => {
    for (const { name, input } of starts(today))
      expect(walkerOf(machine).begin(input).snapshot.status, name).not.toBe('error')
    const names = starts(today).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).not.toContain('')
    expect(new Set(names).size).toBe(names.length)
  })
})
