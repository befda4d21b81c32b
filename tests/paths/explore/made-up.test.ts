import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { machineDriver } from '#paths/run/machine-driver.ts'
import { walkPath } from '#paths/run/walk.ts'
import { generate } from '#paths/suite/generate.ts'
import type { Suite, TestPath } from '#paths/types.ts'
import { falseClaims } from '../criteria/claims.ts'

/** A machine of somebody else, with nothing given but what is in it: all of it is covered, and walked as it is written. */
async function coveredWhole(machine: AnyStateMachine): Promise<Suite> {
  const model = modelOfMachine(machine, { key: 'm' })
  const suite = await generate(model)
  expect(suite.uncovered).toEqual([])
  expect(await falseClaims(model, suite)).toEqual([])
  const written: TestPath[] = JSON.parse(JSON.stringify(suite.paths))
  for (const path of written) await walkPath(path, machineDriver(machine))
  return suite
}

type Either = {
  caseOf: <T>(cases: { left: (why: unknown) => T; right: (found: { name: string }) => T }) => T
}

/** Says by two functions what it found, or why it found nothing. */
const folding = createMachine({
  id: 'm',
  initial: 'asking',
  context: { error: null as unknown, name: '' },
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: fromPromise(() => new Promise(() => undefined)),
        onDone: {
          target: 'judging',
          actions: assign(({ event }) =>
            (event.output as Either).caseOf<{ error?: unknown; name?: string }>({
              left: (error) => ({ error }),
              right: ({ name }) => ({ name: name.trim() }),
            }),
          ),
        },
      },
    },
    judging: {
      always: [
        { guard: ({ context }) => context.name !== '', target: 'found' },
        { guard: ({ context }) => context.error !== null, target: 'failed' },
        { target: 'asking' },
      ],
    },
    failed: {},
    found: {},
  },
})

describe('an answer with methods', () => {
  test('calls each of the functions that it is given', async () => {
    const { paths, notes } = await coveredWhole(folding)
    expect(JSON.stringify(paths)).toMatch(/"caseOf":\{"\(\)":\{"calls":"0\.left"/)
    expect(JSON.stringify(paths)).toMatch(/"caseOf":\{"\(\)":\{"calls":"0\.right","with":\{"name":/)
    expect(notes).toContain(
      'Some of what these events carry is made up, for nobody gave it: xstate.done.actor.ask.',
    )
  })

  test('gives what a guard asks for', async () => {
    const { paths } = await coveredWhole(
      createMachine({
        id: 'm',
        initial: 'a',
        states: { a: { on: { at: { guard: ({ event }) => event.when.getTime() > 3, target: 'b' } } }, b: {} },
      }),
    )
    expect(paths[0]?.events[0]?.data).toMatchObject({ when: { getTime: expect.any(Function) } })
  })
})

describe('an input that nobody gave', () => {
  type Kind = { input: { kind: string } }
  const washer = createMachine({
    id: 'm',
    context: ({ input }: Kind) => ({ kind: input.kind }),
    initial: 'a',
    states: {
      a: {
        on: {
          go: [
            { guard: ({ context }) => context.kind === 'deep', target: 'b' },
            { guard: ({ context }) => context.kind === 'shallow', target: 'c' },
            { target: 'd' },
          ],
        },
      },
      b: {},
      c: {},
      d: {},
    },
  } as Parameters<typeof createMachine>[0])

  test('is made up as the guards ask for it, and told of', async () => {
    const { paths, notes } = await coveredWhole(washer)
    const inputs = paths.map(({ start }) => start.input)
    expect(inputs).toContainEqual({ kind: 'deep' })
    expect(inputs).toContainEqual({ kind: 'shallow' })
    expect(notes).toContainEqual(
      expect.stringMatching(/^Nobody gave an input, so what the machine is begun with is made up: \{/),
    )
  })

  test('is not made up where somebody gave one', async () => {
    const model = modelOfMachine(washer, { key: 'm', inputs: [{ kind: 'deep' }] })
    const { uncovered, paths, notes } = await generate(model)
    expect(uncovered.map(({ target }) => target)).toEqual(['m.a go 1', 'm.a go 2'])
    expect(paths.map(({ start }) => start.input)).toEqual([{ kind: 'deep' }])
    expect(notes?.join()).not.toContain('made up')
  })

  test('has the functions that the machine calls later', async () => {
    type Given = { input: { toNumber: (text: string) => number; parts: { name: string } } }
    await coveredWhole(
      createMachine({
        id: 'm',
        context: ({ input }: Given) => ({ toNumber: input.toNumber, name: input.parts.name, sum: 0 }),
        initial: 'a',
        states: {
          a: {
            on: { saved: { target: 'b', actions: assign({ sum: ({ context }) => context.toNumber('1') }) } },
          },
          b: {},
        },
      } as Parameters<typeof createMachine>[0]),
    )
  })
})

/** Keeps its input as it was given. */
const keeping = (states: object, actions: object = {}) =>
  createMachine(
    {
      id: 'm',
      context: ({ input }: { input: Order }) => ({ input, isWrong: false }),
      initial: 'a',
      states,
    } as Parameters<typeof createMachine>[0],
    { actions } as Parameters<typeof createMachine>[1],
  )
const names = ['customer', 'street', 'city', 'code', 'phone'] as const
type Order = Record<(typeof names)[number], string> & { codes: string[]; places: string[] }
type Kept = { context: { input: Order; isWrong: boolean } }

describe('an input that is kept as a whole', () => {
  const sent = fromPromise(() => new Promise(() => undefined))

  test('is an empty one, so that its fields can be asked for later', async () => {
    const { notes } = await coveredWhole(
      keeping({
        a: {
          on: {
            next: [
              { guard: ({ event }: { event: { code?: string } }) => event.code === 'b', target: 'b' },
              { target: 'c' },
            ],
          },
        },
        b: {
          invoke: {
            id: 'send',
            src: sent,
            input: ({ context }: Kept) => ({ to: context.input.customer }),
            onDone: 'c',
          },
        },
        c: {},
      }),
    )
    expect(notes).toContain('Nobody gave an input, so what the machine is begun with is made up: {}.')
  })

  test('has all fields that are checked one after another, long after the beginning', async () => {
    const isRight = ({ input }: Kept['context']) =>
      names.every((name) => input[name]) && input.codes?.length === 3 && input.places?.length === 5
    const check = assign({ isWrong: ({ context }) => !isRight(context as Kept['context']) })
    const { paths } = await coveredWhole(
      keeping(
        {
          a: { on: { next: 'b' } },
          b: { on: { next: 'c' } },
          c: {
            entry: 'check',
            always: [
              { guard: ({ context }: Kept) => !context.isWrong, target: 'right' },
              { target: 'wrong' },
            ],
          },
          right: {},
          wrong: {},
        },
        { check },
      ),
    )
    const inputs = paths.map(({ start }) => start.input)
    expect(inputs).toContainEqual({
      ...Object.fromEntries(names.map((name) => [name, expect.anything()])),
      codes: expect.objectContaining({ length: 3 }),
      places: expect.objectContaining({ length: 5 }),
    })
  })
})

test('a field that is asked for with `in` is set', async () => {
  await coveredWhole(
    createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { said: [{ guard: ({ event }) => 'code' in event, target: 'b' }, { target: 'c' }] } },
        b: {},
        c: {},
      },
    }),
  )
})

type Form = { email: string; password: string }
const entered = (field: keyof Form) => ({
  actions: assign({
    form: ({ context, event }) => ({ ...(context.form as Form), [field]: event.value }),
  }),
})

test('what several events have to carry together is found', async () => {
  await coveredWhole(
    createMachine({
      id: 'm',
      initial: 'form',
      context: { form: { email: '', password: '' } },
      states: {
        form: { on: { email: entered('email'), password: entered('password'), sent: 'judging' } },
        judging: {
          always: [
            {
              guard: ({ context: { form } }) =>
                form.email !== '' && form.password.length >= 8 && form.email.includes('@'),
              target: 'in',
            },
            { target: 'form' },
          ],
        },
        in: {},
      },
    }),
  )
})

test('fields that are spread into the context have the names that guards ask for', async () => {
  type Audience = { list?: string; count?: number }
  await coveredWhole(
    createMachine({
      id: 'm',
      initial: 'a',
      context: { audience: undefined as Audience | undefined },
      states: {
        a: {
          on: {
            updated: { actions: assign(({ event }) => ({ ...event.data })) },
            next: {
              guard: ({ context: { audience } }) => Boolean(audience?.list) && (audience?.count ?? 0) > 0,
              target: 'b',
            },
          },
        },
        b: {},
      },
    }),
  )
})

const status = { done: 'SUCCESS', failed: 'ERROR' }
const isSuccess = (result: { status: string }) => result.status === status.done

test('constants that a guard compares with by way of another function are tried', async () => {
  await coveredWhole(
    createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: { said: [{ guard: ({ event }) => isSuccess(event.result), target: 'b' }, { target: 'c' }] },
        },
        b: {},
        c: {},
      },
    }),
  )
})

test('a text that is a number is tried', async () => {
  await coveredWhole(
    createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: {
            said: {
              guard: ({ event }) => typeof event.age === 'string' && Number(event.age) > 0,
              target: 'b',
            },
          },
        },
        b: {},
      },
    }),
  )
})

test('the branch that is left when no guard holds is looked for, too', async () => {
  await coveredWhole(
    createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { said: [{ guard: ({ event }) => event.sum !== 3, target: 'b' }, { target: 'c' }] } },
        b: {},
        c: {},
      },
    }),
  )
})

test('the same is made up every time', async () => {
  const once = async () => (await generate(modelOfMachine(folding, { key: 'm' }))).paths
  expect(JSON.stringify(await once())).toBe(JSON.stringify(await once()))
})
