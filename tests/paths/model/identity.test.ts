import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { textOf, UnserialisableContext } from '#paths/model/identity.ts'
import { explored } from '../fixtures/explored.ts'

describe('the canonical text of a value', () => {
  const actor = createActor(createMachine({}), { id: 'line', src: 'line' })
  const different: unknown[] = [
    undefined,
    null,
    true,
    'true',
    'undefined',
    '',
    0,
    -0,
    1,
    '1',
    1n,
    '1n',
    Number.NaN,
    Infinity,
    -Infinity,
    new Date(1),
    new Date(Number.NaN),
    '1970-01-01',
    [],
    [[]],
    [undefined],
    {},
    { a: undefined },
    { a: null },
    { a: [1, 2] },
    { a: [12] },
    new Set([1, 2]),
    new Set(['1', 2]),
    new Map([[1, 2]]),
    new Map([[{ a: 1 }, 2]]),
    { 1: 2 },
    /a/,
    /a/i,
    new URL('https://safar.test'),
    new Uint8Array([1]),
    new Uint16Array([1]),
    new Uint8Array([1]).buffer,
    new Error('a'),
    new TypeError('a'),
    Symbol.for('a'),
    actor,
  ]

  test('differs for different values', () => {
    expect(new Set(different.map((value) => textOf(value))).size).toBe(different.length)
  })

  test('is the same for equal values, whatever their key order', () => {
    expect(textOf({ a: 1, b: { c: 2, d: 3 } })).toBe(textOf({ b: { d: 3, c: 2 }, a: 1 }))
    expect(textOf(new Set([1, 2]))).toBe(textOf(new Set([2, 1])))
    expect(
      textOf(
        new Map([
          ['a', 1],
          ['b', 2],
        ]),
      ),
    ).toBe(
      textOf(
        new Map([
          ['b', 2],
          ['a', 1],
        ]),
      ),
    )
    const [one, other] = [createActor(createMachine({})), createActor(createMachine({}))]
    expect(textOf({ one })).toBe(textOf({ one: other }))
  })

  test('may contain the same object twice', () => {
    const shared = { a: 1 }
    expect(textOf([shared, shared])).toBe(textOf([{ a: 1 }, { a: 1 }]))
  })

  test.each([
    [
      'a cycle',
      () => {
        const user: Record<string, unknown> = {}
        user.friends = [user]
        return { user }
      },
      'context.user.friends[0] leads back to itself',
    ],
    ['a function', () => ({ log: { write: () => 1 } }), 'context.log.write is a function'],
    ['a symbol', () => ({ key: Symbol('a') }), 'context.key is a symbol of its own'],
    [
      'what hides what it holds',
      () => ({ all: [new WeakMap()] }),
      'context.all[0] is a WeakMap, which shows nothing',
    ],
  ])('is refused to %s, with the way there', (_, make, message) => {
    expect(() => textOf(make())).toThrow(UnserialisableContext)
    expect(() => textOf(make())).toThrow(message)
  })
})

describe('states are distinguished', () => {
  const machine = (context: object) => createMachine({ id: 'm', context, on: { x: { actions: 'note' } } })

  test('by named fields, nested ones included', () => {
    const { nodes } = explored(machine({ user: { name: 'a', log: () => undefined } }), {
      identity: ['user.name'],
    })
    expect(nodes).toHaveLength(1)
  })

  test('never by a function: it is an error', () => {
    const bad = machine({ user: { log: () => undefined } })
    expect(() => explored(bad, { identity: ['user'] })).toThrow('context.user.log is a function')
  })
})
