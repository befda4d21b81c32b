import type { Step } from '#machines/recording/step.ts'
import { callsOne, described, methodKey, revived } from '../model/made-up.ts'
import { type FieldRead, recording } from './recording.ts'

/** Of values that go the same course, so many are followed. */
const mostAlike = 2

/**
 * What is put into fields that a machine reads: the values, and the names of fields where it goes through all. Neither
 * is worked out before a machine reads one.
 */
export type Fill = {
  values: () => readonly unknown[]
  names: () => readonly string[]
  /** What is filled may be called later than in this step. */
  isKept?: true
  /** What leads to more fields being read goes first: where many are checked one after another, most ways end early. */
  isFurthestFirst?: true
}

/** What is worked out when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A value that was tried, and what came of it; nothing where the machine failed. */
export type Filling<T> = { value: T; step: Step | undefined; given: readonly string[] }

/** A value with the fields that were set so far, and those of them that are methods. */
type Candidate<T> = { value: T; given: readonly string[]; methods: readonly string[] }
type Choice = { field: string; value: unknown; isMethod?: true }

/**
 * Values like those to begin with, whose fields are set one after another, in the order in which the machine reads
 * them. What it calls becomes a method, and only that.
 */
export function* fillings<T extends object>(
  begin: readonly T[],
  run: (recorded: T) => Step,
  fill: Fill,
  most: number,
): Generator<Filling<T>> {
  const waiting = new Waiting<Candidate<T>>()
  for (const value of begin) waiting.add({ value: described(value) as T, given: [], methods: [] }, 0)
  const alike = new Map<string, number>()
  let tried = 0
  for (const { value, given, methods } of waiting) {
    tried += 1
    if (tried > most) return
    const { step, reads } = ran(run, value)
    const called = new Set(reads.flatMap(({ field, offered }) => (offered ? [field] : [])))
    if (!fill.isKept && methods.some((field) => !called.has(`${field}.${methodKey}`))) continue
    // What is given functions calls one of them.
    if (!reads.some(({ offered = [], value: method }) => offered.length > 0 && !callsOne(method)))
      yield { value: revived(value) as T, step, given }
    const course = courseOf(given, reads, step)
    const count = alike.get(course) ?? 0
    alike.set(course, count + 1)
    if (count >= mostAlike) continue
    const far = fill.isFurthestFirst
      ? new Set(reads.map(({ field }) => field.split('.', 3).join('.'))).size
      : 0
    for (const choice of choicesFrom(
      step && !fill.isFurthestFirst ? reads : reads.toReversed(),
      given,
      fill,
    )) {
      if (waiting.count >= most && !fill.isFurthestFirst) break
      const candidate = {
        value: withField(value, choice.field, choice.value) as T,
        given: [...given, choice.field],
        methods: choice.isMethod ? [...methods, choice.field] : methods,
      }
      waiting.add(candidate, far)
    }
  }
}

/** Those that came furthest first, and of these those that came first. */
class Waiting<T> {
  count = 0
  readonly #queues: { items: T[]; next: number }[] = []

  add(item: T, far: number): void {
    this.count += 1
    while (this.#queues.length <= far) this.#queues.push({ items: [], next: 0 })
    this.#queues[far]?.items.push(item)
  }

  *[Symbol.iterator](): Generator<T> {
    for (let queue = this.#first(); queue; queue = this.#first()) {
      const item = queue.items[queue.next]
      queue.next += 1
      if (item !== undefined) yield item
    }
  }

  #first() {
    return this.#queues.findLast(({ items, next }) => next < items.length)
  }
}

/** What was set, what was read then and what came of it: values that go the same course lead on to the same. */
const courseOf = (given: readonly string[], reads: readonly FieldRead[], step: Step | undefined): string =>
  [given.join(), reads.map(({ field, value }) => `${field}${isOpen(value)}`).join(), step?.taken.join()].join(
    ' ',
  )

/** Whether anything that it carries, or could carry, is read. */
export const isRead = <T extends object>(run: (recorded: T) => Step, value: T): boolean =>
  ran(run, value).reads.length > 0

function ran<T extends object>(run: (recorded: T) => Step, value: T) {
  const reads: FieldRead[] = []
  try {
    const step = run(recording(value, reads))
    // What is read of it later, by whoever looks at the state, is not the machine's doing.
    return { step, reads: [...reads] }
  } catch {
    return { step: undefined, reads: [...reads] }
  }
}

function choicesFrom(
  reads: readonly FieldRead[],
  given: readonly string[],
  { values, names }: Fill,
): Choice[] {
  const seen = new Set(given)
  return reads.flatMap(({ field, value, isListed, offered }): Choice[] => {
    if (seen.has(field) && !isListed) return []
    if (offered) {
      seen.add(field)
      return offered.map((calls) => ({ field, value: { calls } }))
    }
    if (isListed) {
      const missing = names()
        .map((name) => `${field}.${name}`)
        .filter((name) => !seen.has(name))
      for (const name of missing) seen.add(name)
      return missing.flatMap((name) => values().map((one) => ({ field: name, value: one })))
    }
    if (!isOpen(value)) return []
    seen.add(field)
    return [
      ...values().map((one) => ({ field, value: one })),
      { field, value: { [methodKey]: {} }, isMethod: true },
    ]
  })
}

const isOpen = (value: unknown): boolean =>
  typeof value !== 'function' && (typeof value !== 'object' || value === null)

function withField(object: unknown, field: string, value: unknown): unknown {
  const [first = '', ...rest] = field.split('.')
  const inner: unknown = Reflect.get(Object(object), first)
  const next = rest.length === 0 ? value : withField(inner, rest.join('.'), value)
  if (Array.isArray(object)) return Object.assign([...object], { [first]: next })
  const empty = object instanceof Error ? new Error(object.message) : {}
  return Object.assign(empty, typeof object === 'object' ? object : {}, { [first]: next })
}
