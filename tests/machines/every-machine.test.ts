import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateNode, type AnyTransitionDefinition, createActor } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import type { Field } from '#machines/core/field.ts'
import { edgeId, nodesWithin, transitionsOf } from '#machines/core/graph.ts'
import type { StateMeta } from '#machines/core/meta.ts'
import { productOf, products } from '#machines/products.ts'
import { walkerOf } from '#machines/recording/step.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
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

/** What a machine asks of the outside; prices come as a stream, and dialogs are machines of their own. */
const callsOf = (actors: object) =>
  Object.entries<AnyActorLogic>({ ...actors }).filter(
    ([name, logic]) => name !== 'askQuotes' && !('root' in logic),
  )

const tags = ['busy', 'resendable', 'streaming']

/** What runs behind the pages, and is seen only where another machine or a dialog shows it. */
const unseen = /^(session\.(who|credit)|ownJourneys|replay|lifecycle)\./
const shownInside = ['session.who.loggingIn', 'session.who.signingUp', 'session.who.confirmingLogout']

/** Ends after which the page that asked goes on by itself. */
const staying = ['resume.here', 'resume.forgotten', 'proveOwner.proved']

/** What a state says of itself and of those around it. */
const metaOf = (node: AnyStateNode): StateMeta => ({ ...(node.parent && metaOf(node.parent)), ...node.meta })

describe.each(machines)('%s', (_, { title, machine, events, starts, outcomes: outcomesOn }) => {
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

  test('has a name, and shows something wherever it stands', () => {
    expect(title).toMatch(/^[A-Z].{3,}/)
    expect(machine.id).toMatch(/^[a-z]+[A-Za-z]*$/)
    const standing = nodes.filter(
      ({ type, always, id }) =>
        type === 'atomic' && !always?.length && (!unseen.test(id) || shownInside.includes(id)),
    )
    const shown = standing.filter((node) => {
      const { view, asks, path, title: heading } = metaOf(node)
      return (view ?? asks ?? path ?? heading) !== undefined
    })
    expect(standing.filter((node) => !shown.includes(node)).map(({ id }) => id)).toEqual([])
  })

  test('leads to a page wherever it ends, if it leads to any', () => {
    const ends = nodes.filter(({ type }) => type === 'final')
    const without = ends.filter((node) => metaOf(node).path === undefined).map(({ id }) => id)
    const isOfPages = without.length < ends.length
    expect(isOfPages ? without.filter((id) => !staying.includes(id)) : []).toEqual([])
  })

  test('says of every call that nobody provides whom it would have asked', async () => {
    for (const [name, logic] of callsOf(actors)) {
      const actor = createActor(logic)
      const told = new Promise((resolve) => actor.subscribe({ error: resolve }))
      actor.start()
      expect(String(await told), name).toMatch(/^Error: \w[\w -]{3,} is not provided here$/)
    }
  })

  test('saves an answer as that of the step to which it belongs', () => {
    const savedAs = nodes.flatMap(transitionsOf).flatMap(({ eventType, actions }) => {
      const save = actions.find((action) => Reflect.get(Object(action), 'type') === 'save')
      const { step } = Object(Reflect.get(Object(save), 'params'))
      const own = events[eventType]?.saved?.step
      return own === undefined || step === undefined ? [] : [[eventType, step, own]]
    })
    expect(savedAs.filter(([, step, own]) => step !== own)).toEqual([])
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

  test('is led back to screens that have a name, each once', () => {
    const screens = (events.revisited?.samples(today) ?? []).map((sample) =>
      Reflect.get(sample as object, 'screen'),
    )
    expect(screens.filter((screen) => typeof screen !== 'string' || screen === '')).toEqual([])
    expect(new Set(screens).size).toBe(screens.length)
  })

  test('begins from each of its starts, which have names', () => {
    for (const { name, input } of starts(today))
      expect(walkerOf(machine).begin(input).snapshot.status, name).not.toBe('error')
    const names = starts(today).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).not.toContain('')
    expect(new Set(names).size).toBe(names.length)
  })

  test('begins with records, and hears of such, that their products take as they are', () => {
    const outcomes = Object.values(outcomesOn(today)).flatMap(({ done = [] }) => done)
    const records = [...starts(today).map(({ input }) => input), ...outcomes]
      .map((one) => (one as { record?: JourneyRecord } | undefined)?.record)
      .filter((record) => record !== undefined)
    for (const record of records) {
      const product = productOf(products, { quoteType: record.quoteType ?? 'motor' })
      const { output, issues } = v.safeParse(product.record, { ...product.emptyRecord, ...record })
      expect(issues).toBeUndefined()
      expect(output).toEqual({ ...product.emptyRecord, ...record })
    }
  })
})
